#pragma once

#include <QObject>

class QLineEdit;

namespace stemdesk::ui {

/// Makes one line of what is pasted or dropped into a field, such as a name with its address, or a spreadsheet's cell
/// with its line break. The field would keep the breaks and show them as spaces, so that nobody could see why it is
/// refused.
class OneLine : public QObject {
    Q_OBJECT

public:
    /// Once for a field; lives as long as it does.
    static void put(QLineEdit *field);

private:
    explicit OneLine(QLineEdit *field);
    void join();

    QLineEdit *m_field;
};

} // namespace stemdesk::ui
