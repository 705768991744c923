#include "ui/order_sheets/advice_taker.h"

#include "ui/order_sheets/advice_edit.h"
#include "ui/ui_context.h"
#include "ui/words/error_text.h"

namespace stemdesk::ui {

AdviceTaker::AdviceTaker(UiContext &context, QObject *parent) : QObject(parent), m_context(context), m_reading(context)
{}

void AdviceTaker::take(const OrderAdvice &advice)
{
    m_reading.ask([advice](ShopServices &services) { return AdviceEdit::of(services, advice); },
                  [this](const Result<std::optional<Edit>> &edit) {
                      if (!edit || !*edit) {
                          Q_EMIT refused(edit ? tr("No single arrangement can make up this change, as each is made "
                                                   "several times. Change one in its recipe.")
                                              : errorText(edit.error()));
                          return;
                      }
                      m_context.edits.run(**edit, this, [this](const Status &status) {
                          Q_EMIT refused(status ? QString() : errorText(status.error()));
                      });
                  });
}

} // namespace stemdesk::ui
