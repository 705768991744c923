#include "ui/undo/typed_steps.h"

#include "core/services/services.h"

#include <utility>

namespace stemdesk::ui {

namespace {

/// That of an edit which stands for giving up. What it leaves is what undoing the steps, the newest first, has left.
class TakenBack final : public Expectation {
public:
    TakenBack(std::shared_ptr<Expectation> own, QList<std::shared_ptr<Expectation>> undone)
        : m_own(std::move(own)), m_undone(std::move(undone))
    {}
    void follow(const Expectation &earlier) override
    {
        if (m_own)
            m_own->follow(earlier);
    }
    QList<std::shared_ptr<Expectation>> parts() const override { return m_own ? m_undone + QList{m_own} : m_undone; }

private:
    std::shared_ptr<Expectation> m_own;
    QList<std::shared_ptr<Expectation>> m_undone;
};

} // namespace

TypedSteps::Scope::Scope(const std::shared_ptr<TypedSteps> &steps, Way way)
    : m_steps(steps), m_way(way), m_outer(std::exchange(current(), this))
{}

TypedSteps::Scope::~Scope()
{
    current() = m_outer;
}

TypedSteps::Scope *&TypedSteps::current()
{
    thread_local Scope *scope = nullptr;
    return scope;
}

void TypedSteps::join(Edit &edit)
{
    const Scope *scope = current();
    if (!scope || !edit.revert)
        return;
    edit.typed = scope->m_steps;
    edit = scope->m_way == Way::Forth ? scope->m_steps->added(edit) : scope->m_steps->takingBack(edit);
}

Edit TypedSteps::added(Edit edit)
{
    const auto step = std::make_shared<Step>(Step{.revert = edit.revert, .expectation = edit.expectation});
    m_steps.append(step);
    edit.apply = [step, apply = edit.apply](ShopServices &services) -> Status {
        TRY(apply(services));
        step->isDone = true;
        return {};
    };
    edit.revert = [step](ShopServices &services) -> Status {
        TRY(step->revert(services));
        step->isDone = false;
        return {};
    };
    return edit;
}

/// By their own inverses, because a step may have changed more than the editor's value. What was refused, or undone
/// since, has left nothing; if all was, the edit itself is run.
Edit TypedSteps::takingBack(Edit edit) const
{
    if (m_steps.isEmpty())
        return edit;
    edit.apply = [steps = m_steps, apply = edit.apply](ShopServices &services) -> Status {
        UnitOfWork work = TRY(services.begin());
        bool isAnyDone = false;
        for (auto step = steps.crbegin(); step != steps.crend(); ++step) {
            if (!(*step)->isDone)
                continue;
            isAnyDone = true;
            TRY((*step)->revert(services));
        }
        TRY(isAnyDone ? Status() : apply(services));
        TRY(work.commit());
        for (const auto &step : steps)
            step->isDone = false;
        return {};
    };
    QList<std::shared_ptr<Expectation>> undone;
    for (auto step = m_steps.crbegin(); step != m_steps.crend(); ++step) {
        if ((*step)->expectation)
            undone.append((*step)->expectation);
    }
    edit.expectation = std::make_shared<TakenBack>(edit.expectation, undone);
    edit.revert = {};
    edit.offer.clear();
    edit.takesBack = true;
    return edit;
}

} // namespace stemdesk::ui
