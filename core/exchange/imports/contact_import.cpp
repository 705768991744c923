#include "core/exchange/imports/contact_import.h"

#include "core/exchange/imports/import_cells.h"
#include "core/exchange/imports/import_runner.h"
#include "core/services/imports/contact_writer.h"
#include "core/services/services.h"

#include <utility>
#include <vector>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

class ContactSteps final : public ImportSteps {
public:
    ContactSteps(ShopServices &shop, const TableFile &file, const ColumnMapping &mapping, ImportOptions options)
        : m_imports(shop.imports), m_fileName(file.name()), m_cells(mapping), m_options(std::move(options))
    {}

    void look(const TableRow &) override {}

    Status startPlan() override { return {}; }
    Status plan(const TableRow &row, RowNotes &notes) override
    {
        const Result<ImportedContact> read = m_cells.contact(row, &notes.remarks);
        m_refused.push_back(!read);
        if (!read)
            return read.error();
        const ContactPatch &fields = read->fields;
        const auto addText = [&notes](const QString &field, const QString &text) {
            if (!text.isEmpty())
                notes.texts.insert(field, text);
        };
        addText(u"name"_s, fields.name.value_or(QString()));
        addText(u"emails"_s, fields.emails.value_or(QStringList()).join(u", "_s));
        addText(u"phones"_s, fields.phones.value_or(QStringList()).join(u", "_s));
        addText(u"country"_s, fields.country.value_or(QString()));
        return {};
    }
    void endPlan() override {}
    bool isRefused(qsizetype place) const override
    {
        return place < qsizetype(m_refused.size()) && m_refused.at(size_t(place));
    }

    Result<std::unique_ptr<ImportWriter>> newWriter() override
    {
        return keptBeside(m_writer, m_imports.contactWriter(m_fileName));
    }
    Status add(const TableRow &row, qsizetype) override
    {
        ImportedContact read = TRY(m_cells.contact(row));
        read.known = m_options.knownOfLine.value(row.line, m_options.known);
        m_waiting.append(std::move(read));
        return {};
    }
    Result<ImportedRowOutcomes> write() override { return m_writer->write(std::exchange(m_waiting, {})); }
    QString knownAs(const Error &error) const override
    {
        const Contact *known = m_writer ? m_writer->known(error) : nullptr;
        if (!known)
            return {};
        const QStringList reached = known->emails + known->phones;
        return reached.isEmpty() ? known->name : known->name + u" · "_s + reached.constFirst();
    }
    PreviewRow::Outcome outcomeOf(const ImportedRowOutcome &outcome) const override
    {
        switch (outcome.action) {
        case RowAction::Created: break;
        case RowAction::Updated: return PreviewRow::Outcome::Updates;
        case RowAction::Unchanged: return PreviewRow::Outcome::NoChange;
        }
        return PreviewRow::Outcome::CreatesContact;
    }

private:
    ImportService &m_imports;
    ContactWriter *m_writer = nullptr; // The current writer; owned by the runner.
    QString m_fileName;
    ImportCells m_cells;
    ImportOptions m_options;
    std::vector<bool> m_refused;
    QList<ImportedContact> m_waiting;
};

} // namespace

ContactImport::ContactImport(ShopServices &shop, TableFile &file, ColumnMapping mapping)
    : m_shop(shop), m_file(file), m_mapping(std::move(mapping))
{}

Result<ImportPreview> ContactImport::preview(int rows, const ImportOptions &options, const ImportListener &listener)
{
    TRY(m_mapping.check());
    ContactSteps steps(m_shop, m_file, m_mapping, options);
    ImportRows taken(m_file, m_mapping, options.skips);
    return ImportRunner(taken, steps, listener).preview(rows, options.isAllOrNothing);
}

Result<ImportReport> ContactImport::run(const ImportOptions &options, const ImportListener &listener)
{
    TRY(m_mapping.check());
    ContactSteps steps(m_shop, m_file, m_mapping, options);
    ImportRows taken(m_file, m_mapping, options.skips);
    return ImportRunner(taken, steps, listener).run(options);
}

} // namespace stemdesk
