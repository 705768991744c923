#include "app/arguments.h"

#include "app/commands/commands.h"
#include "app/console.h"
#include "app/data_folder.h"
#include "core/base/version.h"
#include "core/base/wording.h"
#include "core/domain/shops/shop_settings.h"
#include "core/storage/postgres/postgres_layout.h"

#include <QCommandLineParser>
#include <QDateTime>

#include <array>
#include <cstdlib>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct CommandForm {
    const char *name;
    const char *values; ///< For the help text.
    int least; ///< Number of required values.
    int most;
    const char *options; ///< Names of kOptions, separated by spaces.
    const char *what;
};

constexpr int kMany = 10'000;

constexpr std::array kCommands{
    CommandForm{"", "", 0, 0, "listen shop", "Open the window, with the API on 127.0.0.1:8787."},
    CommandForm{"serve", "", 0, 0, "listen host behind tls insecure no-webhooks webhooks-to-loopback",
                "Serve the API without a window."},
    CommandForm{"shop create", "NAME", 1, 1, "", "Make a shop and print its id."},
    CommandForm{"shop list", "", 0, 0, "", "List the shops."},
    CommandForm{"shop set", "[KEY=VALUE...]", 0, kMany, "shop",
                "Change settings of a shop; without arguments, show them."},
    CommandForm{"shop export", "FILE", 1, 1, "shop", "Write a whole shop to one file, without API keys and webhooks."},
    CommandForm{"shop import", "FILE", 1, 1, "", "Import the shop from such a file, and print its id and name."},
    CommandForm{"key create", "", 0, 0, "shop name scopes expires", "Make an API key and print it, only this once."},
    CommandForm{"key list", "", 0, 0, "shop", "List the API keys."},
    CommandForm{"key revoke", "ID", 1, 1, "shop", "Revoke an API key."},
    CommandForm{"calendar create", "", 0, 0, "shop name tasks",
                "Make the address of a calendar and print it, only this once."},
    CommandForm{"calendar list", "", 0, 0, "shop", "List the addresses of calendars."},
    CommandForm{"calendar revoke", "ID", 1, 1, "shop", "Revoke such an address."},
    CommandForm{"mcp", "", 0, 0, "shop scopes",
                "Serve an assistant (Model Context Protocol) on standard input and output."},
    CommandForm{"demo", "", 0, 0, "shop language", "Fill an empty shop with the demo data."},
    CommandForm{"check", "", 0, 0, "", "Verify the database and all stored totals, and say what is wrong."},
    CommandForm{"backup", "FILE", 1, 1, "", "Write everything to one file, even while Stemdesk is running."},
    CommandForm{"restore", "FILE", 1, 1, "", "Put such a file in the place of the database, which is kept beside it."},
    CommandForm{"secrets status", "", 0, 0, "", "Say where the master key is, and whether the secrets open."},
    CommandForm{"secrets move", "", 0, 0, "to", "Move the master key to the keyring or to a file."},
    CommandForm{"secrets rotate", "", 0, 0, "yes", "Make a new master key and seal all secrets with it."},
    CommandForm{"secrets export", "FILE", 1, 1, "", "Write the master key, in the clear, for another machine."},
    CommandForm{"secrets import", "FILE", 1, 1, "", "Read the master key from such a file."},
    CommandForm{"secrets set-password", "URL", 1, 1, "",
                "Store a database's password, read from standard input, in the keyring."},
    CommandForm{"secrets forget-password", "URL", 1, 1, "", "Remove it from the keyring."},
    CommandForm{"move", "", 0, 0, "to shop", "Copy all shops, or each --shop, into another database."},
    CommandForm{"order-sheet", "EVENT_ID...", 1, kMany, "shop format output",
                "Write the order sheet of one or several events."},
    CommandForm{"export", "TABLE FILE", 2, 2, "shop list event from to tasks",
                "Write a table as .csv or .xlsx, or the calendar as .ics."},
    CommandForm{
        "import products", "FILE", 1, 1,
        "shop map guess sheet header-row encoding skip supplier list new-list date replace-lists hold-far-prices "
        "all-or-nothing dry-run",
        "Import products, variants and their prices from a .csv, .xlsx or .ods file."},
    CommandForm{"import prices", "FILE", 1, 1,
                "shop list map guess sheet header-row encoding skip supplier hold-far-prices all-or-nothing dry-run",
                "Import prices from such a file into a price list."},
    CommandForm{"import contacts", "FILE", 1, 1,
                "shop map guess sheet header-row encoding skip duplicates all-or-nothing dry-run",
                "Import clients, planners and venues from such a file."},
};

struct OptionForm {
    const char *names; ///< Separated by commas, the long one last.
    const char *value; ///< Empty for a flag.
    const char *what;
};

constexpr std::array kOptions{
    OptionForm{"listen", "HOST:PORT", "The address to listen on; port 0 picks a free one."},
    OptionForm{"host", "NAME", "Another name that the API answers to; may be repeated."},
    OptionForm{"behind", "ADDRESS",
               "A reverse proxy, by address or network, whose X-Forwarded-Proto and -Host are believed; several with "
               "commas, or repeated."},
    OptionForm{"tls", "CERT,KEY", "Serve HTTPS with this certificate and key (PEM files)."},
    OptionForm{"insecure", "", "Allow an address that is not loopback without TLS."},
    OptionForm{"no-webhooks", "", "Do not deliver webhooks."},
    OptionForm{"webhooks-to-loopback", "",
               "For developers: webhooks may also go to http:// addresses on this machine, until it ends."},
    OptionForm{"shop", "ID", "The shop; without it, the first one (the window: the last that was open)."},
    OptionForm{
        "language", "LANGUAGE",
        "The language and country of the demo data: en, nl, de, fr or es; without it, the language of the shop's "
        "documents."},
    OptionForm{"name", "NAME", "What the key or the address is for."},
    OptionForm{"scopes", "SCOPES", "\"all\", or scopes separated by commas; without it, all."},
    OptionForm{"expires", "DATE", "When the key expires (ISO 8601)."},
    OptionForm{"format", "FORMAT", "csv, xlsx, pdf or json."},
    OptionForm{"list", "ID", "The price list."},
    OptionForm{"event", "ID", "The event."},
    OptionForm{
        "to", "PLACE",
        "For move a postgresql:// address or a data folder; for secrets move keyring or file; for export the last "
        "day of payment, issue or work (YYYY-MM-DD)."},
    OptionForm{"map", "\"HEADER=FIELD\"", "The field that a column of the file holds; may be repeated."},
    OptionForm{"guess", "", "Map the other columns by what they probably hold, as the window does."},
    OptionForm{"sheet", "NAME",
               "The sheet of a workbook, by name or number; without it, the first visible one with a usable header."},
    OptionForm{"header-row", "N", "The row that names the columns; without it, it is looked for in the first 20."},
    OptionForm{"encoding", "NAME", "utf-8, utf-16, windows-1252, macroman or cp850; without it, it is recognised."},
    OptionForm{"skip", "\"COLUMN=VALUE\"", "Pass over rows with this value; may be repeated."},
    OptionForm{"dry-run", "", "Write nothing; say what each column is taken for and what would be done."},
    OptionForm{"supplier", "NAME", "The supplier of every row that has none."},
    OptionForm{"new-list", "NAME", "Put the file's prices into a new list with this name, one for each product type."},
    OptionForm{"from", "DAY", "The first day of payment, issue or work (YYYY-MM-DD)."},
    OptionForm{"tasks", "", "With the tasks in the calendar."},
    OptionForm{"date", "DAY", "The day from which that list is valid (YYYY-MM-DD); without it, today."},
    OptionForm{"replace-lists", "", "Replace suppliers, colours and minimums of variants; without it, they are added."},
    OptionForm{
        "duplicates", "WHAT",
        "What to do with rows whose e-mail address or phone belongs to a contact with another name: leave (them out, "
        "and report them), update or add."},
    OptionForm{"hold-far-prices", "",
               "Leave out prices that are more than three times or less than a third of the last ones, which are "
               "otherwise imported with a remark."},
    OptionForm{"all-or-nothing", "", "Write nothing if any row is refused."},
    OptionForm{"yes", "", "Do not ask."},
    OptionForm{"o,output", "FILE", "The file to write; without it, standard output."},
};

QStringList namesOf(const OptionForm &form)
{
    return QString::fromLatin1(form.names).split(u',');
}

bool isFlag(const QString &option)
{
    return option == "distribute"_L1 || std::ranges::any_of(kOptions, [&](const OptionForm &form) {
               return *form.value == 0 && namesOf(form).last() == option;
           });
}

QStringList optionsOf(const CommandForm &form)
{
    return QString::fromLatin1(form.options).split(u' ', Qt::SkipEmptyParts);
}

const CommandForm *formOf(const QString &command)
{
    const auto form = std::ranges::find_if(
        kCommands, [&](const CommandForm &candidate) { return command == QLatin1StringView(candidate.name); });
    return form == kCommands.end() ? nullptr : &*form;
}

/// Exits before anything was started.
[[noreturn]] void leave(int code)
{
    std::exit(code); // NOLINT(concurrency-mt-unsafe): there is no other thread yet.
}

[[noreturn]] void refuseUse(const QString &sentence)
{
    printError(sentence + u" Try stemdesk --help."_s);
    leave(2);
}

/// The options that every command takes.
const QStringList kPlaces{u"data"_s, u"database"_s, u"partitions"_s, u"distribute"_s};

/// Instead of an address: the data folder's own file, whatever was chosen.
constexpr auto kFolderWord = "folder"_L1;

std::optional<PostgresAddress> databaseOf(const QCommandLineParser &parser)
{
    const QString url = parser.value(u"database"_s);
    if (!parser.isSet(u"database"_s) || url == kFolderWord)
        return {};
    const Result<PostgresAddress> address = PostgresAddress::parse(url);
    if (!address)
        refuseUse(address.error().message);
    return *address;
}

int partitionsOf(const QCommandLineParser &parser)
{
    const QString text = parser.value(u"partitions"_s);
    const int partitions = text.toInt();
    if (!parser.isSet(u"partitions"_s)
        || (partitions >= PostgresLayout::kFewestPartitions && partitions <= PostgresLayout::kMostPartitions))
        return partitions;
    refuseUse(u"--partitions takes a number from %1 to %2, not %3."_s.arg(PostgresLayout::kFewestPartitions)
                  .arg(PostgresLayout::kMostPartitions)
                  .arg(quoted(text)));
}

TableDivision divisionOf(const QCommandLineParser &parser)
{
    const TableDivision division{.partitions = partitionsOf(parser), .isDistributed = parser.isSet(u"distribute"_s)};
    if (division.partitions > 0 && division.isDistributed)
        refuseUse(u"--partitions and --distribute exclude each other: a distributed table is in parts already."_s);
    return division;
}

QString noCommand(const QString &name)
{
    QStringList known;
    QStringList alike; // With the same first word.
    for (const CommandForm &form : kCommands) {
        const QLatin1StringView command(form.name);
        if (!command.isEmpty())
            known += command;
        if (command.startsWith(name.section(u' ', 0, 0) + u' '))
            alike += command;
    }
    return u"There is no command %1"_s.arg(quoted(name)) + insteadOf(name, alike.isEmpty() ? known : alike);
}

QString noOption(const QString &name, const CommandForm &form)
{
    QStringList known;
    for (const QString &option : optionsOf(form) + kPlaces)
        known += u"--"_s + option;
    const QString command = *form.name == '\0' ? u"The window"_s : u"stemdesk "_s + QLatin1StringView(form.name);
    return u"%1 has no option %2"_s.arg(command, quoted(u"--"_s + name)) + insteadOf(u"--"_s + name, known);
}

/// Removes and returns the first word that is neither an option nor an option's value; empty if there is none.
QString takeWord(QStringList &words)
{
    qsizetype at = 0;
    while (at < words.size() && words.at(at).startsWith(u'-')) {
        const QString name = words.at(at).sliced(words.at(at).startsWith("--"_L1) ? 2 : 1);
        at += name.contains(u'=') || isFlag(name) ? 1 : 2;
    }
    return at < words.size() ? words.takeAt(at) : QString();
}

/// Removes the command, one or two words that may follow options; the other words stay in `words`.
const CommandForm &takeCommand(QStringList &words)
{
    QString name = takeWord(words);
    if (const CommandForm *form = formOf(name))
        return *form;
    if (const QString second = takeWord(words); !second.isEmpty()) {
        name += u' ' + second;
        if (const CommandForm *form = formOf(name))
            return *form;
    }
    refuseUse(noCommand(name));
}

QString usageOf(const CommandForm &form)
{
    return (QLatin1StringView(form.name) + u' ' + QLatin1StringView(form.values)).trimmed();
}

QString lineOf(const OptionForm &form)
{
    const QStringList names = namesOf(form);
    const QString use =
        (names.size() > 1 ? u"-%1, --%2 %3"_s.arg(names.first(), names.last()) : u"--%1 %2"_s.arg(names.last()))
            .arg(QLatin1StringView(form.value));
    return u"  %1 %2\n"_s.arg(use.trimmed(), -26).arg(QLatin1StringView(form.what));
}

/// Arguments of a command, for `export` the tables, and for `shop set` the settings.
QString helpFor(const CommandForm &form)
{
    QString help = u"Usage: stemdesk %1\n%2\n"_s.arg(usageOf(form), QLatin1StringView(form.what));
    for (const OptionForm &option : kOptions) {
        if (optionsOf(form).contains(namesOf(option).last()))
            help += lineOf(option);
    }
    const QLatin1StringView name(form.name);
    if (name == "export"_L1)
        help += u"\nTables: %1\n"_s.arg(exportedTables().join(u", "_s));
    if (name != "shop set"_L1)
        return help;
    help += u"\nSettings:\n"_s;
    for (const ShopSetting &setting : settingsOf(Shop{.productTypes = {{.name = u"<type>"_s}}}))
        help += u"  %1 %2\n"_s.arg(setting.key, -26).arg(setting.meaning);
    return help;
}

QString helpText()
{
    QString help = u"Stemdesk, the florist's workstation.\n\nUsage: stemdesk [COMMAND] [OPTIONS]\n\nCommands:\n"_s;
    for (const CommandForm &form : kCommands) {
        const QString use = usageOf(form);
        help += u"  %1 %2\n"_s.arg(use.isEmpty() ? u"(none)"_s : use, -26).arg(QLatin1StringView(form.what));
    }
    help += u"\nOptions, each for the commands that need it:\n  %1 The data folder (%2).\n"_s.arg(u"--data DIR"_s, -26)
                .arg(defaultDataFolder());
    help += u"  %1 %2\n"_s.arg(u"--database URL"_s, -26)
                .arg("A PostgreSQL database (postgresql://user@host:port/name), or \"folder\" for the data folder's "
                     "own; without it, the one that was chosen in the window's settings."_L1);
    help += u"  %1 %2\n"_s.arg(u"--partitions N"_s, -26)
                .arg("Divide the tables that are created in a PostgreSQL database (with move, the one of --to) by shop "
                     "into this many partitions; for hundreds of shops."_L1);
    help += u"  %1 %2\n"_s.arg(u"--distribute"_s, -26)
                .arg("Distribute the tables that are created in a PostgreSQL database by shop over the workers of its "
                     "extension Citus; for more shops than one machine can hold."_L1);
    for (const OptionForm &form : kOptions) {
        help += lineOf(form);
    }
    return help + u"\n\"stemdesk COMMAND --help\" says what one command takes.\n"_s;
}

/// Prints the help or the version if asked for and exits.
void answerQuestions(QStringList &words)
{
    if (words.removeIf([](const QString &word) { return word == "--help"_L1 || word == "-h"_L1; }) > 0) {
        const CommandForm &asked = takeCommand(words);
        print(*asked.name == '\0' ? helpText() : helpFor(asked));
        leave(0);
    }
    if (words.contains("--version"_L1)) {
        print(u"stemdesk %1\n"_s.arg(QLatin1StringView(programVersion())));
        leave(0);
    }
}

} // namespace

QString Arguments::dataFolder() const
{
    return has(u"data"_s) ? option(u"data"_s) : defaultDataFolder();
}

Arguments argumentsFrom(const QStringList &words)
{
    QStringList rest = words;
    answerQuestions(rest);
    const CommandForm &form = takeCommand(rest);
    QCommandLineParser parser;
    parser.addOption({u"data"_s, QString(), u"DIR"_s});
    parser.addOption({u"database"_s, QString(), u"URL"_s});
    parser.addOption({u"partitions"_s, QString(), u"N"_s});
    parser.addOption(QCommandLineOption(u"distribute"_s));
    const QStringList allowed = optionsOf(form);
    for (const OptionForm &option : kOptions) {
        const QStringList names = namesOf(option);
        if (allowed.contains(names.last()))
            parser.addOption({names, QString(), QString::fromLatin1(option.value)});
    }
    if (!parser.parse(QStringList{u"stemdesk"_s} + rest))
        refuseUse(parser.unknownOptionNames().isEmpty() ? parser.errorText()
                                                        : noOption(parser.unknownOptionNames().first(), form));
    if (parser.values(u"data"_s).contains(u""_s)) // A script's variable that was never set.
        refuseUse(u"Name a folder with --data."_s);
    Arguments arguments{.command = QString::fromLatin1(form.name), .values = parser.positionalArguments()};
    arguments.database = databaseOf(parser);
    arguments.division = divisionOf(parser);
    for (const QString &name : kPlaces + allowed) {
        if (parser.isSet(name))
            arguments.options.insert(name, isFlag(name) ? QStringList() : parser.values(name));
    }
    if (arguments.values.size() < form.least || arguments.values.size() > form.most)
        refuseUse(u"Use it as: %1."_s.arg(u"stemdesk %1"_s.arg(usageOf(form)).trimmed()));
    return arguments;
}

Instant systemNow()
{
    return QDateTime::currentMSecsSinceEpoch();
}

} // namespace stemdesk
