#pragma once

#include <QByteArray>
#include <QSplitter>

#include <functional>

namespace stemdesk::ui {

/// How a splitter remembers its sizes; the window connects it with the settings.
struct SplitterMemory {
    std::function<QByteArray(const QString &name)> load;
    std::function<void(const QString &name, const QByteArray &state)> save;
};

/// A hairline between master and detail that keeps its place under its object name.
class Splitter : public QSplitter {
    Q_OBJECT

public:
    Splitter(const QString &name, SplitterMemory memory, Qt::Orientation orientation = Qt::Horizontal,
             QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;

private:
    SplitterMemory m_memory;
    bool m_restored = false;
};

} // namespace stemdesk::ui
