#include "ui/models/column_table.h"

#include "tests/support/test_registry.h"
#include "ui/models/merged_table_model.h"

#include <QAbstractItemModelTester>
#include <QTest>

namespace stemdesk::column_table_test {

using namespace stemdesk::ui;

namespace {

struct Bucket {
    QString name;
    int stems = 0;
    bool isSold = false;

    friend bool operator==(const Bucket &, const Bucket &) = default;
};

Tone toneOf(const Bucket &bucket)
{
    return bucket.isSold ? Tone::Quiet : Tone::Plain;
}

class Buckets : public MergedTableModel<Bucket, QString> {
public:
    enum Column { Name, Stems, State };

    QString unit = u"stems"_s;

protected:
    QString keyOf(const Bucket &bucket) const override { return bucket.name; }
    Columns columns() const override
    {
        static constexpr TableColumn<Bucket> kColumns[] = {
            {.title = "Bucket", .text = kField<&Bucket::name>, .tellsWhole = true, .tone = toneOf, .isStrong = true},
            {.title = "Stems",
             .text = [](const Bucket &bucket) { return QString::number(bucket.stems); },
             .edit = [](const Bucket &bucket) { return QVariant(bucket.stems); },
             .toolTip = [](const Bucket &) { return u"Cut today"_s; },
             .quietText = [](const Bucket &, const Buckets &model) { return model.unit; },
             .tone = Tone::Accent,
             .isNumber = true,
             .headingTip = "In water"},
            {.chip = [](const Bucket &bucket) { return bucket.isSold ? u"sold"_s : QString(); },
             .chipTone = Tone::Warning,
             .swatches = [](const Bucket &) { return QList<QColor>{Qt::red}; },
             .colourNames = [](const Bucket &) { return QStringList{u"red"_s}; }},
        };
        return kColumns;
    }
};

} // namespace

/// Tables that are described by their columns.
class TestColumnTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_model = std::make_unique<Buckets>();
        new QAbstractItemModelTester(m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest,
                                     m_model.get());
        m_model->setRows({{u"Roses"_s, 40, false}, {u"Tulips"_s, 25, true}});
    }

    void columnsAreHeaded()
    {
        QCOMPARE(m_model->columnCount(), 3);
        QCOMPARE(head(Buckets::Name), u"Bucket"_s);
        QCOMPARE(head(Buckets::Stems), u"Stems"_s);
        QCOMPARE(head(Buckets::State), QString());
        QCOMPARE(head(Buckets::Stems, Qt::ToolTipRole), u"In water"_s);
        QCOMPARE(m_model->headerData(0, Qt::Vertical, Qt::DisplayRole), QVariant());
        QCOMPARE(m_model->headerData(3, Qt::Horizontal, Qt::DisplayRole), QVariant());
        QVERIFY(!isRight(Buckets::Name));
        QVERIFY(isRight(Buckets::Stems));
    }

    void cellsSayWhatTheirColumnKnows()
    {
        QCOMPARE(said(0, Buckets::Name), u"Roses"_s);
        QCOMPARE(said(0, Buckets::Name, Qt::ToolTipRole), u"Roses"_s);
        QCOMPARE(said(0, Buckets::Name, StrongRole), true);
        QCOMPARE(said(0, Buckets::Name, ToneRole), int(Tone::Plain));
        QCOMPARE(said(1, Buckets::Name, ToneRole), int(Tone::Quiet));
        QCOMPARE(said(0, Buckets::Name, NumberRole), false);
        QCOMPARE(said(0, Buckets::Stems, NumberRole), true);
        QCOMPARE(said(0, Buckets::Stems, ToneRole), int(Tone::Accent));
        QCOMPARE(said(0, Buckets::Stems, Qt::ToolTipRole), u"Cut today"_s);
        QCOMPARE(said(1, Buckets::State, ChipTextRole), u"sold"_s);
        QCOMPARE(said(1, Buckets::State, ChipToneRole), int(Tone::Warning));
        QCOMPARE(said(0, Buckets::State, SwatchesRole).value<QList<QColor>>(), QList<QColor>{Qt::red});
        QCOMPARE(said(0, Buckets::State, FigureRole), QVariant());
    }

    void theModelIsAskedToo()
    {
        m_model->unit = u"bunches"_s;

        QCOMPARE(said(0, Buckets::Stems, QuietTextRole), u"bunches"_s);
    }

    void valuesAreEditedAsTheyAre()
    {
        QCOMPARE(said(0, Buckets::Stems, Qt::EditRole), 40);
        QCOMPARE(said(0, Buckets::Stems, TheirsTextRole), u"40"_s);
        QCOMPARE(said(0, Buckets::Name, Qt::EditRole), QVariant());
        QCOMPARE(said(0, Buckets::Name, TheirsTextRole), QVariant());
    }

    void aCellIsSpokenWithAllThatItSays()
    {
        QCOMPARE(said(0, Buckets::Stems, Qt::AccessibleTextRole), u"40, stems"_s);
        QCOMPARE(said(1, Buckets::State, Qt::AccessibleTextRole), u"red, sold"_s);
    }

    void noCellSaysNothing() { QCOMPARE(m_model->data({}, Qt::DisplayRole), QVariant()); }

private:
    QVariant said(int row, int column, int role = Qt::DisplayRole) const
    {
        return m_model->data(m_model->index(row, column), role);
    }
    QString head(int column, int role = Qt::DisplayRole) const
    {
        return m_model->headerData(column, Qt::Horizontal, role).toString();
    }
    bool isRight(int column) const
    {
        return m_model->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt() & int(Qt::AlignRight);
    }

    std::unique_ptr<Buckets> m_model;
};

STEMDESK_TEST(TestColumnTable)

} // namespace stemdesk::column_table_test

#include "tst_column_table.moc"
