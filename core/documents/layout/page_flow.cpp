#include "core/documents/layout/page_flow.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

namespace {

/// Fills pages one after another.
class Filler {
public:
    Filler(const Blocks &runningHeads, qreal height) : m_heads(runningHeads), m_height(height) {}

    /// `chain` is the height that should stay together from this block on.
    void add(const Block &block, qreal chain)
    {
        const bool isFull = m_y + block.spaceBefore + block.height > m_height;
        const bool isTorn = m_y + block.spaceBefore + chain > m_height && chain <= m_height;
        if (m_hasContent && (block.startsPage || isFull || isTorn))
            turn(block.section);
        m_y += m_hasContent ? block.spaceBefore : 0;
        m_page.append({block.tag, moved(block.marks, {0, m_y})});
        m_y += block.height;
        m_section = block.section;
        m_hasContent = true;
    }

    QList<PaperPage> take()
    {
        m_pages.append(m_page);
        return std::move(m_pages);
    }

private:
    void turn(qsizetype section)
    {
        m_pages.append(std::exchange(m_page, PaperPage()));
        m_y = 0;
        m_hasContent = false;
        if (section < 0 || section != m_section || section >= m_heads.size())
            return;
        const Block &head = m_heads.at(section);
        m_page.append({PageTag::Artifact, head.marks});
        m_y = head.height;
    }

    const Blocks &m_heads;
    qreal m_height;
    QList<PaperPage> m_pages;
    PaperPage m_page;
    qreal m_y = 0;
    qsizetype m_section = -1;
    bool m_hasContent = false;
};

} // namespace

void keepEnds(Blocks &blocks)
{
    if (blocks.size() < 2)
        return;
    blocks.first().keepsWithNext = true;
    blocks[blocks.size() - 2].keepsWithNext = true;
}

void keepFew(Blocks &blocks)
{
    constexpr qsizetype kFew = 14;
    keepEnds(blocks);
    if (blocks.size() > kFew)
        return;
    for (qsizetype i = 0; i + 1 < blocks.size(); ++i)
        blocks[i].keepsWithNext = true;
}

QList<PaperPage> flowed(const Blocks &blocks, const Blocks &runningHeads, qreal height)
{
    QList<qreal> chains(blocks.size());
    for (qsizetype i = blocks.size() - 1; i >= 0; --i) {
        chains[i] = blocks[i].height;
        if (blocks[i].keepsWithNext && i + 1 < blocks.size())
            chains[i] += blocks[i + 1].spaceBefore
                + (chains[i] + blocks[i + 1].spaceBefore + chains[i + 1] <= height ? chains[i + 1]
                                                                                   : blocks[i + 1].height);
        chains[i] = std::max(chains[i], blocks[i].height); // The next block may be placed beside it.
    }
    Filler filler(runningHeads, height);
    for (qsizetype i = 0; i < blocks.size(); ++i)
        filler.add(blocks[i], chains[i]);
    return filler.take();
}

} // namespace stemdesk
