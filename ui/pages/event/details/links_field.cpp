#include "ui/pages/event/details/links_field.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/layout/scrolling.h"
#include "ui/widgets/tool_tip.h"

#include <QDesktopServices>
#include <QLineEdit>
#include <QUrl>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

std::optional<EventLink> linkFrom(const QString &typed)
{
    const QString text = typed.simplified();
    const QString last = text.section(u' ', -1);
    const bool hasScheme = last.contains(u':');
    if (!hasScheme && !last.contains(u'.'))
        return std::nullopt;
    const QUrl url(hasScheme ? last : u"https://"_s + last, QUrl::StrictMode);
    static const QStringList kKnown{u"https"_s, u"http"_s, u"mailto"_s, u"tel"_s};
    if (!url.isValid() || !kKnown.contains(url.scheme()))
        return std::nullopt;
    QString label = text.left(text.size() - last.size()).trimmed();
    if (label.isEmpty())
        label = url.host().isEmpty() ? url.path() : url.host();
    return EventLink{.label = label, .url = url.toString(QUrl::FullyEncoded)};
}

LinksField::LinksField(QWidget *parent) : QWidget(parent), m_chips(new ChipRow), m_field(new QLineEdit)
{
    m_field->setPlaceholderText(tr("Add a link: a name and its address"));
    m_field->setAccessibleName(tr("Add a link"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metric::kSpace8);
    column->addWidget(m_chips);
    column->addWidget(m_field);
    m_chips->hide();
    setFocusProxy(m_field);
    connect(m_field, &QLineEdit::editingFinished, this, &LinksField::onTyped); // Also where it is left.
    new AutoSave(m_field,
                 {.atRest = [] {}, // It may be half typed.
                  .atEnd = [this] { onTyped(); },
                  .isUnstored = [this] { return !m_field->text().trimmed().isEmpty(); }});
}

void LinksField::onTyped()
{
    if (m_field->text().trimmed().isEmpty())
        return;
    const auto link = linkFrom(m_field->text());
    if (!link) {
        Q_EMIT refused(tr("Write an address such as https://example.com, or a name before it."));
        return;
    }
    m_field->setText({}); // Not clear(): Ctrl+Z is to take the link back, not to type it again.
    Q_EMIT linksChosen(m_links + QList<EventLink>{*link});
}

void LinksField::setLinks(const QList<EventLink> &links)
{
    if (links == m_links)
        return;
    const KeptPlace kept(m_chips, m_field);
    m_links = links;
    m_chips->clear();
    m_chips->setVisible(!links.isEmpty());
    for (qsizetype place = 0; place < links.size(); ++place) {
        const EventLink &link = links.at(place);
        Chip *chip = m_chips->addChip(link.label.isEmpty() ? link.url : link.label);
        chip->setRemovable(true);
        setTip(*chip, link.url);
        connect(chip, &QAbstractButton::clicked, this, [url = link.url] {
            if (isLinkUrl(url)) // Whatever the database holds, only web addresses are passed to the desktop.
                QDesktopServices::openUrl(QUrl(url));
        });
        connect(chip, &Chip::removed, this, [this, place] {
            QList<EventLink> rest = m_links;
            rest.removeAt(place);
            Q_EMIT linksChosen(rest);
        });
    }
}

} // namespace stemdesk::ui
