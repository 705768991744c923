#include "ui/widgets/layout/card_list.h"

#include "tests/support/test_registry.h"

#include <QImage>
#include <QPainter>
#include <QStandardItemModel>
#include <QTest>

namespace stemdesk::card_list_test {

using namespace stemdesk::ui;

namespace {

constexpr int kHeading = 20;
constexpr int kMargin = 8;

/// A red heading above a blue card.
class HeadedCard : public CardPainter {
public:
    using CardPainter::CardPainter;

    QRect cardRect(const QStyleOptionViewItem &option, const QModelIndex & /*index*/) const override
    {
        return option.rect.adjusted(kMargin, kHeading, -kMargin, 0);
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        painter->fillRect(option.rect, Qt::red);
        painter->fillRect(cardRect(option, index), Qt::blue);
    }
    QSize sizeHint(const QStyleOptionViewItem & /*option*/, const QModelIndex & /*index*/) const override
    {
        return {0, 60};
    }
};

} // namespace

class TestCardList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsDraggedIsTheCardAlone()
    {
        QStandardItemModel model(2, 1);
        CardList list(model, u"Cards"_s, {});
        list.setItemDelegate(new HeadedCard(&list));
        list.resize(200, 300);
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        const QModelIndex second = model.index(1, 0);
        const QRect row = list.visualRect(second);

        const QPixmap picture = list.dragPicture(second);

        QCOMPARE(picture.deviceIndependentSize().toSize(), row.size() - QSize(2 * kMargin, kHeading));
        const QImage image = picture.toImage();
        QCOMPARE(image.pixelColor(0, 0), QColor(Qt::blue));
        QCOMPARE(image.pixelColor(image.width() - 1, image.height() - 1), QColor(Qt::blue));
    }
};

STEMDESK_TEST(TestCardList)

} // namespace stemdesk::card_list_test

#include "tst_card_list.moc"
