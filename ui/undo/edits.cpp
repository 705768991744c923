#include "ui/undo/edits.h"

#include "core/services/database/serialization_retry.h"
#include "core/services/service_thread.h"
#include "core/services/services.h"
#include "ui/undo/assistant_edits.h"
#include "ui/undo/typed_steps.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTimer>
#include <QUndoCommand>
#include <QUndoStack>

#include <utility>

namespace stemdesk::ui {

namespace {

constexpr int kEditLook = 500; ///< Milliseconds between two looks at the progress.
constexpr qsizetype kStepsAfterRestart = 50;
constexpr std::size_t kEarlierKept = 64; // More than anyone types before the window has read the first of them.

/// The expectations of several edits.
class SharedExpectation : public Expectation {
public:
    explicit SharedExpectation(const QList<Edit> &edits)
    {
        for (const Edit &edit : edits) {
            if (edit.expectation)
                m_parts.append(edit.expectation);
        }
    }
    void follow(const Expectation &earlier) override
    {
        for (const auto &part : m_parts)
            part->follow(earlier);
    }
    QList<std::shared_ptr<Expectation>> parts() const override { return m_parts; }

private:
    QList<std::shared_ptr<Expectation>> m_parts;
};

// NOLINTNEXTLINE(misc-no-recursion): combined edits are a few levels deep.
void followAll(Expectation &own, const Expectation &earlier)
{
    const auto parts = earlier.parts();
    if (parts.isEmpty())
        own.follow(earlier);
    for (const auto &part : parts)
        followAll(own, *part);
}

/// Runs `steps` in order and in one transaction: a refusal leaves no trace, neither in histories nor for those who
/// follow the changes.
Edit::Step inOrder(const QList<Edit::Step> &steps)
{
    return [steps](ShopServices &services) -> Status {
        UnitOfWork work = TRY(services.begin());
        for (const Edit::Step &step : steps) {
            TRY(step(services));
        }
        return work.commit();
    };
}

} // namespace

Edit together(const QString &text, const QList<Edit> &edits)
{
    QList<Edit::Step> there;
    QList<Edit::Step> back;
    for (const Edit &edit : edits) {
        there.append(edit.apply);
        back.append(edit.revert);
    }
    return {.text = text,
            .apply = inOrder(there),
            .revert = inOrder(QList<Edit::Step>(back.crbegin(), back.crend())),
            .expectation = std::make_shared<SharedExpectation>(edits)};
}

/// The edit was stored before it was pushed, so the stack's first redo() has nothing to do.
class EditCommand : public QUndoCommand {
public:
    EditCommand(Edits &edits, Edit edit) : QUndoCommand(edit.text), m_edits(edits), m_edit(std::move(edit)) {}

    const Edit &edit() const { return m_edit; }

    void undo() override
    {
        if (!isPassed())
            execute(m_edit.revert, &Edits::undone);
    }
    void redo() override
    {
        if (isPassed())
            return;
        if (m_isStored)
            execute(m_edit.apply, &Edits::redone);
        m_isStored = true;
    }

private:
    /// While steps are dropped, nothing is undone or done again.
    bool isPassed()
    {
        if (m_edits.m_isDropped && m_edits.m_isDropped(m_edit))
            setObsolete(true);
        return m_edits.m_isDropped != nullptr;
    }
    /// After a refused step the state is that before the step, so neither undo nor redo fits any more: the stack drops
    /// the command when it reaches it again.
    void execute(const Edit::Step &step, void (Edits::*told)(const QString &, const EventId &))
    {
        if (*m_isRefused) {
            setObsolete(true);
            return;
        }
        m_edits.m_final.clear();
        m_edits.follow(m_edit);
        m_edits.execute(step, [edits = &m_edits, isRefused = m_isRefused, edit = m_edit, told](const Status &status) {
            edits->follow({});
            if (status) {
                Q_EMIT(edits->*told)(edit.text, edit.event ? *edit.event : edit.place);
                return;
            }
            *isRefused = true;
            Q_EMIT edits->failed(status.error());
        });
    }

    Edits &m_edits; // Owns the stack that owns this.
    std::shared_ptr<bool> m_isRefused = std::make_shared<bool>(false); // The answer may outlive the command.
    Edit m_edit;
    bool m_isStored = false;
};

Edits::Edits(ServiceThread &thread, const ShopId &shop, QObject *parent)
    : QObject(parent), m_thread(thread), m_shop(shop), m_stack(new QUndoStack(this)), m_look(new QTimer(this))
{
    m_look->setInterval(kEditLook);
    connect(m_look, &QTimer::timeout, this, [this] {
        if (m_followed.progress && m_followed.progress->total > 0)
            Q_EMIT progressed(m_followed.text, m_followed.progress->done, m_followed.progress->total);
    });
    connect(m_stack, &QUndoStack::indexChanged, this, &Edits::undoChanged);
}

void Edits::keepSteps(const QString &window, const ShopServices &services)
{
    if (!m_window.isEmpty() || m_stack->count() > 0 || !isSettled())
        return;
    m_window = window;
    const auto steps = services.assistantWrites.steps(window, kStepsAfterRestart);
    if (!steps)
        return; // The store is busy, so they are not offered any more.
    for (const WindowStep &step : *steps) {
        Edit edit = assistantEdit(step.text, step.write);
        edit.event = std::make_shared<EventId>(step.write.event);
        m_stack->push(new EditCommand(*this, kept(edit, std::make_shared<std::optional<IdBytes>>(step.id))));
    }
}

/// An edit whose step is not kept, unlike those before it.
Edit Edits::droppingOlder(Edit edit) const
{
    edit.apply = [window = m_window, apply = edit.apply](ShopServices &services) -> Status {
        TRY(apply(services)); // Not in its transaction: long steps commit by parts.
        (void)services.assistantWrites.dropSteps(window); // The edit is stored, whatever becomes of older steps.
        return {};
    };
    return edit;
}

/// The edit, whose step is kept as long as it is done: `id` identifies the kept step.
Edit Edits::kept(Edit edit, const std::shared_ptr<std::optional<IdBytes>> &id) const
{
    if (m_window.isEmpty() || !edit.revert)
        return edit;
    if (!edit.event)
        return droppingOlder(std::move(edit));
    const auto eventNow = [event = edit.event](ShopServices &services) -> Result<std::optional<Event>> {
        const auto found = services.events.find(*event, {.prices = false, .acceptedQuote = false});
        if (!found && found.error().kind != Error::Kind::NotFound)
            return found.error();
        return found ? std::optional(*found) : std::nullopt;
    };
    const StepOfWindow step{.window = m_window, .text = edit.text};
    edit.apply = [=, apply = edit.apply](ShopServices &services) -> Status {
        UnitOfWork work = TRY(services.begin());
        const auto before = TRY(eventNow(services));
        TRY(apply(services));
        TRY(work.settle());
        *id = TRY(services.assistantWrites.keepStep(step, before, TRY(eventNow(services))));
        return work.commit();
    };
    edit.revert = [id, revert = edit.revert](ShopServices &services) -> Status {
        UnitOfWork work = TRY(services.begin());
        TRY(revert(services));
        if (*id)
            TRY(services.assistantWrites.dropStep(**id));
        return work.commit();
    };
    return edit;
}

void Edits::run(Edit edit, QObject *context, Done done)
{
    start(kept(std::move(edit), std::make_shared<std::optional<IdBytes>>()), context, std::move(done));
}

void Edits::runTogether(const QString &text, const QList<Edit> &edits, const QString &offer, QObject *context,
                        Done done)
{
    QList<Edit> parts;
    for (const Edit &edit : edits)
        parts.append(kept(edit, std::make_shared<std::optional<IdBytes>>()));
    Edit all = together(text, parts);
    all.offer = offer;
    start(std::move(all), context, std::move(done));
}

void Edits::start(Edit edit, QObject *context, Done done)
{
    TypedSteps::join(edit);
    const auto apply = afterEarlier(edit);
    ++m_given;
    Q_EMIT undoChanged();
    execute(apply,
            [this, edit = std::move(edit), guard = QPointer<QObject>(context), hasContext = context != nullptr,
             done = std::move(done)](const Status &status) {
                settle(edit, status.has_value());
                if (done && (!hasContext || guard))
                    done(status);
                else if (!status)
                    Q_EMIT failed(status.error());
            });
}

/// The edit's first run. Earlier edits have run by then, so this one expects their results.
Edit::Step Edits::afterEarlier(const Edit &edit)
{
    if (!edit.expectation)
        return edit.apply;
    const auto earlier = m_earlier;
    m_earlier.push_back(edit.expectation);
    if (m_earlier.size() > kEarlierKept)
        m_earlier.pop_front();
    return [apply = edit.apply, expectation = edit.expectation, earlier](ShopServices &services) {
        for (const auto &own : earlier)
            followAll(*expectation, *own);
        return apply(services);
    };
}

/// Handles the outcome of the oldest pending edit.
void Edits::settle(const Edit &edit, bool isStored)
{
    ++m_settled;
    if (isStored && edit.takesBack)
        drop([&edit](const Edit &each) { return each.typed == edit.typed; });
    if (isStored && edit.revert) {
        adopt(edit);
        Q_EMIT stored(edit.text);
    } else if (isStored && !edit.takesBack && !edit.text.isEmpty()) {
        m_final = edit.text;
    }
    while (!m_undoAsked.empty() && m_undoAsked.front() == m_settled) {
        m_undoAsked.pop_front();
        if (isStored)
            undoNewest();
    }
    Q_EMIT undoChanged();
}

void Edits::adopt(const Edit &edit)
{
    m_final.clear();
    m_stack->push(new EditCommand(*this, edit));
    if (!edit.offer.isEmpty())
        Q_EMIT undoOffered(edit.offer);
}

/// Once all earlier edits are settled, because its own step may be missing still; before an undo that was asked for
/// meanwhile.
void Edits::forgetImport(const IdBytes &import)
{
    ++m_given;
    Q_EMIT undoChanged();
    execute([](ShopServices &) { return Status(); },
            [this, import](const Status &) {
                drop([&import](const Edit &each) { return each.import && each.import() == import; });
                settle({}, true);
            });
}

/// Removes steps without running them. The stack lets go only of those that it passes.
void Edits::drop(const std::function<bool(const Edit &)> &isMeant)
{
    int done = 0; // Those left that can be undone.
    int left = 0;
    for (int i = 0; i < m_stack->count(); ++i) {
        const bool isLeft = !isMeant(static_cast<const EditCommand *>(m_stack->command(i))->edit());
        left += isLeft ? 1 : 0;
        done += isLeft && i < m_stack->index() ? 1 : 0;
    }
    if (left == m_stack->count())
        return;
    if (left == 0) {
        m_stack->clear(); // Also tells that nothing can be redone, which passing would not.
        return;
    }
    m_isDropped = isMeant;
    while (m_stack->canRedo())
        m_stack->redo();
    while (m_stack->canUndo())
        m_stack->undo();
    while (m_stack->index() < done)
        m_stack->redo();
    m_isDropped = nullptr;
}

void Edits::undo()
{
    if (isSettled())
        undoNewest();
    else
        m_undoAsked.push_back(m_given);
}

/// An older step would not be what was meant.
void Edits::undoNewest()
{
    if (m_final.isEmpty())
        m_stack->undo();
    else
        Q_EMIT undoWithheld(std::exchange(m_final, {}));
}

QAction *Edits::makeUndoAction(const QString &prefix, QObject *parent)
{
    auto *action = new QAction(parent);
    const auto show = [this, action, prefix] {
        action->setText(m_stack->canUndo() ? prefix + u' ' + m_stack->undoText() : prefix);
        action->setEnabled(m_stack->canUndo() || !isSettled());
    };
    show();
    connect(this, &Edits::undoChanged, action, show);
    connect(action, &QAction::triggered, this, &Edits::undo);
    return action;
}

/// From now on; an edit without progress ends it.
void Edits::follow(const Edit &edit)
{
    m_followed = edit;
    if (edit.progress)
        m_look->start();
    else
        m_look->stop();
}

void Edits::execute(const Edit::Step &step, const Done &done)
{
    m_thread.run(
        this,
        [step, shop = m_shop](Services &services) -> Status {
            ShopServices *known = TRY(services.forShop(shop));
            return retriedOnClash(services.session(), [&] { return step(*known); });
        },
        [this, done](const Status &status) {
            ++m_outcomes;
            done(status);
        });
}

UndoKeys::UndoKeys(QObject *parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool UndoKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return QObject::eventFilter(watched, event);
    const auto *field = qobject_cast<QLineEdit *>(watched);
    auto *key = static_cast<QKeyEvent *>(event);
    const bool isFree = field
        && ((key->matches(QKeySequence::Undo) && !field->isUndoAvailable())
            || (key->matches(QKeySequence::Redo) && !field->isRedoAvailable()));
    if (isFree)
        event->ignore();
    return isFree;
}

} // namespace stemdesk::ui
