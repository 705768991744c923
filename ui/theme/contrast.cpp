#include "ui/theme/contrast.h"

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

double linear(double channel)
{
    return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

} // namespace

double contrastRatio(const QColor &first, const QColor &second)
{
    const auto [dark, light] = std::minmax({luminance(first), luminance(second)});
    return (light + 0.05) / (dark + 0.05);
}

QList<ContrastPair> contrastPairs(const ColourTokens &tokens)
{
    const QList<std::pair<QString, QColor>> grounds{{u"ground"_s, tokens.ground},
                                                    {u"panel"_s, tokens.panel},
                                                    {u"rail"_s, tokens.rail},
                                                    {u"selection"_s, tokens.selection},
                                                    {u"hover"_s, tokens.hover},
                                                    {u"accent ground"_s, tokens.accentGround},
                                                    {u"warning ground"_s, tokens.warningGround},
                                                    {u"error ground"_s, tokens.errorGround}};
    const QList<std::pair<QString, QColor>> texts{{u"text"_s, tokens.text},
                                                  {u"quiet"_s, tokens.quiet},
                                                  {u"accent"_s, tokens.accent},
                                                  {u"warning"_s, tokens.warning},
                                                  {u"error"_s, tokens.error}};
    QList<ContrastPair> pairs;
    for (const auto &[textName, text] : texts) {
        for (const auto &[groundName, ground] : grounds)
            pairs.append({textName + u" on "_s + groundName, text, ground});
    }
    pairs.append({u"text on accent"_s, tokens.onAccent, tokens.accent});
    pairs.append({u"text on pressed accent"_s, tokens.onAccent, tokens.accentHover});
    return pairs;
}

} // namespace stemdesk::ui
