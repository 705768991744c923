#include "ui/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

#include <utility>

using namespace Qt::StringLiterals;

// Must stand outside every namespace: the resources live in a static library and would be left out otherwise.
static void initIconResources()
{
    Q_INIT_RESOURCE(resources);
}

namespace stemdesk::ui {

namespace {

// Freedesktop names of icons that we draw ourselves.
const QHash<QString, QString> &drawingNames()
{
    static const QHash<QString, QString> kNames{
        {u"appointment-new"_s, u"events"_s},
        {u"clients"_s, u"people"_s},
        {u"configure"_s, u"settings"_s},
        {u"dialog-error"_s, u"error"_s},
        {u"dialog-information"_s, u"info"_s},
        {u"dialog-ok"_s, u"check"_s},
        {u"dialog-warning"_s, u"warning"_s},
        {u"document-edit"_s, u"edit"_s},
        {u"document-export"_s, u"export"_s},
        {u"document-import"_s, u"import"_s},
        {u"document-print"_s, u"print"_s},
        {u"edit-copy"_s, u"copy"_s},
        {u"edit-delete"_s, u"delete"_s},
        {u"edit-duplicate"_s, u"duplicate"_s},
        {u"edit-find"_s, u"search"_s},
        {u"edit-redo"_s, u"redo"_s},
        {u"edit-undo"_s, u"undo"_s},
        {u"go-previous"_s, u"back"_s},
        {u"insert-image"_s, u"image"_s},
        {u"insert-link"_s, u"link"_s},
        {u"list-add"_s, u"add"_s},
        {u"overflow-menu"_s, u"more"_s},
        {u"preferences-system"_s, u"settings"_s},
        {u"system-users"_s, u"people"_s},
        {u"view-calendar"_s, u"events"_s},
        {u"view-hidden"_s, u"hide"_s},
        {u"view-list-details"_s, u"list"_s},
        {u"view-visible"_s, u"show"_s},
        {u"window-close"_s, u"close"_s},
    };
    return kNames;
}

QString drawingPath(const QString &name)
{
    return u":/stemdesk/icons/%1.svg"_s.arg(drawingNames().value(name, name));
}

QByteArray drawing(const QString &name)
{
    static const bool kReady = [] {
        initIconResources();
        return true;
    }();
    Q_UNUSED(kReady)
    QFile file(drawingPath(name));
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

/// Paints a drawing in a colour of the application's scheme, so that an icon follows a switch by itself.
class TintedIconEngine : public QIconEngine {
public:
    TintedIconEngine(QString name, Tone tone) : m_name(std::move(name)), m_tone(tone) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        paintIcon(*painter, rect, m_name, colourFor(mode));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        if (size.isEmpty()) // Even a button without any room for it asks for one.
            return {};
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new TintedIconEngine(m_name, m_tone); }
    bool isNull() override { return false; }

private:
    QColor colourFor(QIcon::Mode mode) const
    {
        if (mode == QIcon::Disabled)
            return QGuiApplication::palette().color(QPalette::Disabled, QPalette::WindowText);
        if (mode == QIcon::Active && m_tone == Tone::Quiet) // Under the mouse.
            return themeTokens().text;
        return toneText(themeTokens(), m_tone);
    }

    QString m_name;
    Tone m_tone;
};

} // namespace

QIcon iconFor(const QString &name, Tone tone)
{
    return hasDrawing(name) ? QIcon(new TintedIconEngine(name, tone)) : QIcon::fromTheme(name);
}

QIcon applicationIcon()
{
    initIconResources();
    return QIcon(u":/stemdesk/icons/stemdesk.svg"_s);
}

QPixmap applicationMark(int size)
{
    const ColourTokens &drawn = lightTokens();
    const ColourTokens &tokens = themeTokens();
    QByteArray leaf = drawing(u"stemdesk"_s);
    leaf.replace(drawn.accent.name().toLatin1(), tokens.accent.name().toLatin1());
    leaf.replace(drawn.accentGround.name().toLatin1(), tokens.accentGround.name().toLatin1());
    const qreal scale = qApp->devicePixelRatio();
    QPixmap mark(QSize(size, size) * scale);
    mark.setDevicePixelRatio(scale);
    mark.fill(Qt::transparent);
    QPainter painter(&mark);
    QSvgRenderer(leaf).render(&painter, QRectF(0, 0, size, size));
    return mark;
}

void paintIcon(QPainter &painter, const QRectF &rect, const QString &name, const QColor &colour)
{
    QSvgRenderer renderer(drawing(name).replace("currentColor", colour.name().toLatin1()));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, rect);
    painter.restore();
}

bool hasDrawing(const QString &name)
{
    return !drawing(name).isEmpty();
}

} // namespace stemdesk::ui
