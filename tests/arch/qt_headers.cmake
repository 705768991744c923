# Which header belongs to which Qt library (Qt 6.4), so that a rule can name a library and mean every spelling of its
# headers, also on a machine that has none of them. CLASSES are the headers without an ending; FILES are those with ".h"
# whose name is no class.
set(QT_WIDGETS_CLASSES
    QAbstractButton QAbstractGraphicsShapeItem QAbstractItemDelegate QAbstractItemView QAbstractScrollArea
    QAbstractSlider QAbstractSpinBox QAccessibleWidget QApplication QBoxLayout QButtonGroup QCalendarWidget
    QCheckBox QColorDialog QColormap QColumnView QComboBox QCommandLinkButton QCommonStyle QCompleter
    QDataWidgetMapper QDateEdit QDateTimeEdit QDial QDialog QDialogButtonBox QDockWidget QDoubleSpinBox
    QErrorMessage QFileDialog QFileIconProvider QFocusFrame QFontComboBox QFontDialog QFormLayout QFrame QGesture
    QGestureEvent QGestureRecognizer QGraphicsAnchor QGraphicsAnchorLayout QGraphicsBlurEffect
    QGraphicsColorizeEffect QGraphicsDropShadowEffect QGraphicsEffect QGraphicsEllipseItem QGraphicsGridLayout
    QGraphicsItem QGraphicsItemAnimation QGraphicsItemGroup QGraphicsLayout QGraphicsLayoutItem QGraphicsLineItem
    QGraphicsLinearLayout QGraphicsObject QGraphicsOpacityEffect QGraphicsPathItem QGraphicsPixmapItem
    QGraphicsPolygonItem QGraphicsProxyWidget QGraphicsRectItem QGraphicsRotation QGraphicsScale QGraphicsScene
    QGraphicsSceneContextMenuEvent QGraphicsSceneDragDropEvent QGraphicsSceneEvent QGraphicsSceneHelpEvent
    QGraphicsSceneHoverEvent QGraphicsSceneMouseEvent QGraphicsSceneMoveEvent QGraphicsSceneResizeEvent
    QGraphicsSceneWheelEvent QGraphicsSimpleTextItem QGraphicsTextItem QGraphicsTransform QGraphicsView
    QGraphicsWidget QGridLayout QGroupBox QHBoxLayout QHeaderView QInputDialog QItemDelegate QItemEditorCreator
    QItemEditorCreatorBase QItemEditorFactory QKeySequenceEdit QLCDNumber QLabel QLayout QLayoutItem QLineEdit
    QListView QListWidget QListWidgetItem QMainWindow QMdiArea QMdiSubWindow QMenu QMenuBar QMessageBox QPanGesture
    QPinchGesture QPlainTextDocumentLayout QPlainTextEdit QProgressBar QProgressDialog QProxyStyle QPushButton
    QRadioButton QRubberBand QScrollArea QScrollBar QScroller QScrollerProperties QSizeGrip QSizePolicy QSlider
    QSpacerItem QSpinBox QSplashScreen QSplitter QSplitterHandle QStackedLayout QStackedWidget
    QStandardItemEditorCreator QStatusBar QStyle QStyleFactory QStyleHintReturn QStyleHintReturnMask
    QStyleHintReturnVariant QStyleOption QStyleOptionButton QStyleOptionComboBox QStyleOptionComplex
    QStyleOptionDockWidget QStyleOptionFocusRect QStyleOptionFrame QStyleOptionGraphicsItem QStyleOptionGroupBox
    QStyleOptionHeader QStyleOptionHeaderV2 QStyleOptionMenuItem QStyleOptionProgressBar QStyleOptionRubberBand
    QStyleOptionSizeGrip QStyleOptionSlider QStyleOptionSpinBox QStyleOptionTab QStyleOptionTabBarBase
    QStyleOptionTabWidgetFrame QStyleOptionTitleBar QStyleOptionToolBar QStyleOptionToolBox QStyleOptionToolButton
    QStyleOptionViewItem QStylePainter QStylePlugin QStyledItemDelegate QSwipeGesture QSystemTrayIcon QTabBar
    QTabWidget QTableView QTableWidget QTableWidgetItem QTableWidgetSelectionRange QTapAndHoldGesture QTapGesture
    QTextBrowser QTextEdit QTileRules QTimeEdit QToolBar QToolBox QToolButton QToolTip QTreeView QTreeWidget
    QTreeWidgetItem QTreeWidgetItemIterator QUndoView QVBoxLayout QWhatsThis QWidget QWidgetAction QWidgetData
    QWidgetItem QWidgetItemV2 QWizard QWizardPage)
set(QT_WIDGETS_FILES
    qdrawutil)
set(QT_GUI_CLASSES
    QAbstractFileIconProvider QAbstractTextDocumentLayout QAbstractUndoItem QAccessible QAccessibleActionInterface
    QAccessibleApplication QAccessibleBridge QAccessibleBridgePlugin QAccessibleEditableTextInterface
    QAccessibleEvent QAccessibleHyperlinkInterface QAccessibleImageInterface QAccessibleInterface QAccessibleObject
    QAccessiblePlugin QAccessibleStateChangeEvent QAccessibleTableCellInterface QAccessibleTableInterface
    QAccessibleTableModelChangeEvent QAccessibleTextCursorEvent QAccessibleTextInsertEvent QAccessibleTextInterface
    QAccessibleTextRemoveEvent QAccessibleTextSelectionEvent QAccessibleTextUpdateEvent QAccessibleValueChangeEvent
    QAccessibleValueInterface QAction QActionEvent QActionGroup QApplicationStateChangeEvent QBackingStore QBitmap
    QBrush QBrushData QBrushDataPointerDeleter QClipboard QCloseEvent QColor QColorSpace QColorTransform
    QConicalGradient QContextMenuEvent QCursor QDesktopServices QDoubleValidator QDrag QDragEnterEvent
    QDragLeaveEvent QDragMoveEvent QDropEvent QEnterEvent QEventPoint QExposeEvent QFileOpenEvent QFileSystemModel
    QFocusEvent QFont QFontDatabase QFontInfo QFontMetrics QFontMetricsF QGenericMatrix QGenericPlugin
    QGenericPluginFactory QGlyphRun QGradient QGradientStop QGradientStops QGuiApplication QHelpEvent QHideEvent
    QHoverEvent QIcon QIconDragEvent QIconEngine QIconEnginePlugin QImage QImageCleanupFunction QImageIOHandler
    QImageIOPlugin QImageReader QImageWriter QInputDevice QInputEvent QInputMethod QInputMethodEvent
    QInputMethodQueryEvent QIntValidator QKeyEvent QKeySequence QLinearGradient QMatrix2x2 QMatrix2x3 QMatrix2x4
    QMatrix3x2 QMatrix3x3 QMatrix3x4 QMatrix4x2 QMatrix4x3 QMatrix4x4 QMouseEvent QMoveEvent QMovie
    QNativeGestureEvent QOffscreenSurface QOpenGLContext QOpenGLContextGroup QOpenGLExtraFunctions QOpenGLFunctions
    QPageLayout QPageRanges QPageSize QPagedPaintDevice QPaintDevice QPaintDeviceWindow QPaintEngine
    QPaintEngineState QPaintEvent QPainter QPainterPath QPainterPathStroker QPalette QPdfWriter QPen QPicture
    QPixelFormat QPixmap QPixmapCache QPlatformSurfaceEvent QPointerEvent QPointingDevice QPointingDeviceUniqueId
    QPolygon QPolygonF QQuaternion QRadialGradient QRasterWindow QRawFont QRegion QRegularExpressionValidator
    QResizeEvent QRgb QRgba64 QRgbaFloat16 QRgbaFloat32 QScreen QScreenOrientationChangeEvent QScrollEvent
    QScrollPrepareEvent QSessionManager QShortcut QShortcutEvent QShowEvent QSinglePointEvent QStandardItem
    QStandardItemModel QStaticText QStatusTipEvent QStyleHints QSurface QSurfaceFormat QSyntaxHighlighter
    QTabletEvent QTextBlock QTextBlockFormat QTextBlockGroup QTextBlockUserData QTextCharFormat QTextCursor
    QTextDocument QTextDocumentFragment QTextDocumentWriter QTextFormat QTextFragment QTextFrame QTextFrameFormat
    QTextFrameLayoutData QTextImageFormat QTextInlineObject QTextItem QTextLayout QTextLength QTextLine QTextList
    QTextListFormat QTextObject QTextObjectInterface QTextOption QTextTable QTextTableCell QTextTableCellFormat
    QTextTableFormat QToolBarChangeEvent QTouchEvent QTransform QUndoCommand QUndoGroup QUndoStack QValidator
    QVector2D QVector3D QVector4D QVulkanDeviceFunctions QVulkanExtension QVulkanFunctions QVulkanInfoVector
    QVulkanInstance QVulkanLayer QVulkanWindow QVulkanWindowRenderer QWhatsThisClickedEvent QWheelEvent QWidgetList
    QWidgetMapper QWidgetSet QWindow QWindowList QWindowStateChangeEvent)
set(QT_GUI_FILES
    qaccessible_base qevent qguiapplication_platform qoffscreensurface_platform qopengl qopenglcontext_platform
    qopengles2ext qopenglext qrgbafloat qvectornd qwindowdefs qwindowdefs_win)
# The small libraries that stand on widgets or on Qt Gui: printing, SVG.
list(APPEND QT_WIDGETS_CLASSES QAbstractPrintDialog QPageSetupDialog QPrintDialog QPrintEngine QPrintPreviewDialog
    QPrintPreviewWidget QPrinter QPrinterInfo QGraphicsSvgItem QSvgWidget)
list(APPEND QT_GUI_CLASSES QSvgGenerator QSvgRenderer)

# The same classes as <qwidget.h>, in QT_WIDGETS_NAMES and QT_GUI_NAMES together with all other names.
foreach(library IN ITEMS WIDGETS GUI)
    set(QT_${library}_NAMES ${QT_${library}_CLASSES})
    foreach(name IN LISTS QT_${library}_CLASSES QT_${library}_FILES)
        string(TOLOWER "${name}.h" file)
        list(APPEND QT_${library}_NAMES ${file})
    endforeach()
endforeach()
