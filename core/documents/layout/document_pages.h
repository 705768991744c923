#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <QPageSize>
#include <QSizeF>
#include <QString>

#include <functional>

class QPagedPaintDevice;
class QPainter;

namespace stemdesk {

/// A document laid out on paper. Each object is used by one thread, which may be any.
class DocumentPages {
public:
    /// Called before each page with the number of finished ones; false stops the work.
    using GoOn = std::function<bool(int done)>;
    enum class Outcome { Done, Stopped, Failed };

    explicit DocumentPages(QPageSize::PageSizeId size) : m_size(size) {}
    virtual ~DocumentPages() = default;
    Q_DISABLE_COPY_MOVE(DocumentPages)

    QPageSize::PageSizeId size() const { return m_size; }
    /// Size of the paper in points.
    QSizeF paperSize() const;
    virtual int count() const = 0;
    /// Title shown by PDF readers: "Proposal · Meadow wedding".
    virtual QString title() const = 0;
    /// The shop's name.
    virtual QString author() const = 0;
    /// Language of the text: "de-DE".
    virtual QString language() const = 0;
    /// When the content was fixed, so that the file is the same whenever it is written; 0 if it is current.
    Instant madeAt() const { return m_madeAt; }

    /// Page 0 is the first. One unit of the painter is a point, its origin the corner of the paper.
    void paint(QPainter &painter, int page) const;

    /// Every page, or those from `first` to `last`, onto a device that is set to this paper without margins. Failed if
    /// the device cannot be written.
    Outcome print(QPagedPaintDevice &device, const GoOn &goOn = {}) const;
    Outcome print(QPagedPaintDevice &device, int first, int last, const GoOn &goOn = {}) const;

protected:
    void setMadeAt(Instant time) { m_madeAt = time; }
    /// In twentieths of a point (see pt()).
    virtual void paintPage(QPainter &painter, int page) const = 0;

private:
    QPageSize::PageSizeId m_size;
    Instant m_madeAt = 0;
};

/// The pages as a PDF file that can be kept and read aloud: PDF/A-2b, with tags unless it has hundreds of pages. Empty
/// if `goOn` stopped it.
Result<QByteArray> pdfOf(const DocumentPages &pages, const DocumentPages::GoOn &goOn = {});

} // namespace stemdesk
