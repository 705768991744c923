#pragma once

#include "core/domain/clients/contact.h"
#include "core/domain/page.h"
#include "ui/cells/typed_table_model.h"
#include "ui/models/paged_table_model.h"

#include <optional>

namespace stemdesk::ui {

struct ClientField;

/// The shop's contacts, read page by page in order of creation.
class ClientsModel : public PagedTableModel<Contact, ContactId, TypedTableModel<Contact, ContactId>> {
    Q_OBJECT

public:
    enum Column { Name, Company, Email, Phone, ColumnCount };

    explicit ClientsModel(UiContext &context, QObject *parent = nullptr);

    /// Reads from the start those that a text finds; empty: all.
    void search(const QString &text);
    const QString &searched() const { return m_filter.q; }
    /// It keeps its row when a change takes it out of what the search finds.
    void hold(ContactId id) { m_held = id; }
    /// Reads what is shown again; rows that stay keep their indexes.
    void refresh();

    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : ColumnCount; }
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// Rows came, went or changed.
    void refreshed();

protected:
    ContactId keyOf(const Contact &contact) const override { return contact.id; }
    QVariant stored(int row, int column, int role) const override;
    bool isTyped(int, int) const override { return true; }
    void type(int row, int column, const QVariant &value) override;
    void onChanges(const Changes &changes) override;
    void readAgain() override { refresh(); }
    Result<Page<Contact>> readPage(std::optional<qint64> after) const final;
    std::optional<Contact> readHeld() const override;
    void onFetched() override { Q_EMIT refreshed(); }

private:
    ContactFilter m_filter;
    ContactId m_held;
};

} // namespace stemdesk::ui
