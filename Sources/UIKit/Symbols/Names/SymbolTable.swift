/// The rows behind ``SymbolMap``: what an SF Symbol is called, and the Bootstrap icon that is drawn for it.
///
/// One word a row, `name=file`, then `@stem` when the variants are called after another file, then `+` and
/// the variants that Bootstrap 1.10 has of the stem: `f` filled, `c` in a circle, `C` in a filled circle,
/// `s` and `S` the same in a square, `x` struck through, `X` filled and struck through. A text is a tenth of
/// the code that a dictionary literal of this size would be, and is split once.
enum SymbolTable {
    static let rows = [
        arrows, marksAndShapes, rectanglesWindowsAndLayout, sharing, textAndLists, people, placesAndThings,
        sky, media, communication, time, devices, data,
    ]

    /// Arrows.
    static let arrows = """
        arrow.up=arrow-up+cCsS arrow.down=arrow-down+cCsS arrow.left=arrow-left+cCsS
        arrow.right=arrow-right+cCsS arrow.backward=arrow-left+cCsS arrow.forward=arrow-right+cCsS
        arrow.up.left=arrow-up-left+cCsS arrow.up.right=arrow-up-right+cCsS
        arrow.up.forward=arrow-up-right+cCsS arrow.up.backward=arrow-up-left+cCsS
        arrow.down.left=arrow-down-left+cCsS arrow.down.right=arrow-down-right+cCsS
        arrow.down.forward=arrow-down-right+cCsS arrow.down.backward=arrow-down-left+cCsS
        arrow.up.arrow.down=arrow-down-up arrow.up.and.down=arrows-expand
        arrow.left.and.right=arrow-left-right arrow.left.arrow.right=arrow-left-right
        arrow.right.arrow.left=arrow-left-right arrow.clockwise=arrow-clockwise
        arrow.counterclockwise=arrow-counterclockwise arrow.triangle.2.circlepath=arrow-repeat
        arrow.2.circlepath=arrow-repeat arrow.2.squarepath=repeat arrow.triangle.swap=arrow-left-right
        arrow.triangle.branch=git arrow.triangle.merge=sign-merge-right+f
        arrow.triangle.turn.up.right.diamond=sign-turn-right+f arrow.uturn.left=arrow-90deg-left
        arrow.uturn.right=arrow-90deg-right arrow.uturn.backward=arrow-90deg-left
        arrow.uturn.forward=arrow-90deg-right arrow.uturn.up=arrow-90deg-up arrow.uturn.down=arrow-90deg-down
        arrow.turn.up.left=arrow-90deg-left arrow.turn.up.right=arrow-90deg-right
        arrow.turn.down.left=arrow-return-left arrow.turn.down.right=arrow-return-right
        arrow.turn.left.up=arrow-90deg-up arrow.turn.right.up=arrow-90deg-up
        arrow.turn.left.down=arrow-90deg-down arrow.turn.right.down=arrow-90deg-down
        arrow.up.to.line=arrow-bar-up arrow.down.to.line=arrow-bar-down arrow.left.to.line=arrow-bar-left
        arrow.right.to.line=arrow-bar-right arrow.up.and.down.and.arrow.left.and.right=arrows-move
        arrow.up.left.and.arrow.down.right=arrows-angle-expand
        arrow.down.right.and.arrow.up.left=arrows-angle-contract
        arrow.up.left.and.down.right.magnifyingglass=zoom-in
        arrow.up.right.and.arrow.down.left=arrows-angle-contract
        arrow.down.left.and.arrow.up.right=arrows-angle-expand arrow.up.right.square=box-arrow-up-right
        arrow.up.forward.app=box-arrow-up-right arrow.up.forward.square=box-arrow-up-right
        arrow.down.app=box-arrow-in-down arrow.down.doc=file-earmark-arrow-down+f
        arrow.up.doc=file-earmark-arrow-up+f arrow.right.doc.on.clipboard=clipboard-plus+f arrow.up.bin=upload
        arrow.down.to.line.alt=download arrow.up.to.line.alt=upload arrow.forward.to.line=arrow-bar-right
        arrow.backward.to.line=arrow-bar-left arrowshape.turn.up.left=reply+f
        arrowshape.turn.up.left.2=reply-all+f arrowshape.turn.up.right=forward+f
        arrowshape.turn.up.backward=reply+f arrowshape.turn.up.backward.2=reply-all+f
        arrowshape.turn.up.forward=forward+f arrowshape.left=arrow-left+cCsS arrowshape.right=arrow-right+cCsS
        arrowshape.up=arrow-up+cCsS arrowshape.down=arrow-down+cCsS arrowtriangle.up=caret-up+fsS
        arrowtriangle.down=caret-down+fsS arrowtriangle.left=caret-left+fsS
        arrowtriangle.right=caret-right+fsS arrowtriangle.backward=caret-left+fsS
        arrowtriangle.forward=caret-right+fsS chevron.up=chevron-up chevron.down=chevron-down
        chevron.left=chevron-left chevron.right=chevron-right chevron.backward=chevron-left
        chevron.forward=chevron-right chevron.up.chevron.down=chevron-expand
        chevron.compact.up=chevron-compact-up chevron.compact.down=chevron-compact-down
        chevron.compact.left=chevron-compact-left chevron.compact.right=chevron-compact-right
        chevron.left.2=chevron-double-left chevron.right.2=chevron-double-right
        chevron.backward.2=chevron-double-left chevron.forward.2=chevron-double-right
        chevron.left.to.line=chevron-bar-left chevron.right.to.line=chevron-bar-right
        chevron.up.2=chevron-double-up chevron.down.2=chevron-double-down
        chevron.left.forwardslash.chevron.right=code-slash control=caret-up+fsS return=arrow-return-left
        escape=escape shift=shift+f capslock=capslock+f delete.left=backspace+f delete.backward=backspace+f
        delete.right=backspace-reverse+f delete.forward=backspace-reverse+f command=command option=option
        alt=alt arrow.3.trianglepath=recycle arrow.branch=git arrow.merge=sign-merge-right+f
        arrow.swap=arrow-left-right arrow.left.to.line.alt=arrow-bar-left
        arrow.right.to.line.alt=arrow-bar-right arrow.down.left.video=camera-video+f
        arrow.up.right.video=camera-video+f arrow.clockwise.heart=heart+f arrow.down.heart=heart-arrow
        arrow.triangle.pull=git arrow.triangle.capsulepath=arrow-repeat arrow.rectanglepath=repeat
        arrow.triangle.turn.up.right=sign-turn-right+f
        arrow.down.forward.and.arrow.up.backward=arrows-angle-contract
        arrow.up.backward.and.arrow.down.forward=arrows-angle-expand
        chevron.left.slash.chevron.right=code-slash restart=arrow-counterclockwise
        leaf.arrow.circlepath=recycle leaf.arrow.triangle.circlepath=recycle
        """

    /// Marks and shapes.
    static let marksAndShapes = """
        plus=plus-lg@plus+cCsS minus=dash-lg@dash+cCsS multiply=x-lg@x+cCsS xmark=x-lg@x+cCsS
        checkmark=check-lg@check+cCsS
        checkmark.seal=patch-check+f checkmark.shield=shield-check checkmark.shield.fill=shield-fill-check
        xmark.octagon=x-octagon+f xmark.diamond=x-diamond+f xmark.shield=shield-x
        xmark.shield.fill=shield-fill-x xmark.bin=trash+f plus.rectangle.on.rectangle=window-plus
        plus.rectangle.on.folder=folder-plus plus.square.on.square=plus-square+f
        plus.square.dashed=plus-square-dotted plus.circle.dashed=plus-circle-dotted
        plus.magnifyingglass=zoom-in minus.magnifyingglass=zoom-out plus.forwardslash.minus=plus-slash-minus
        asterisk=asterisk ellipsis=three-dots ellipsis.vertical.bubble=chat-dots+f
        exclamationmark=exclamation-lg@exclamation+cCsS exclamationmark.2=exclamation-lg
        exclamationmark.3=exclamation-lg exclamationmark.triangle=exclamation-triangle+f
        exclamationmark.octagon=exclamation-octagon+f exclamationmark.shield=shield-exclamation
        exclamationmark.shield.fill=shield-fill-exclamation
        exclamationmark.arrow.triangle.2.circlepath=arrow-repeat questionmark=question-lg@question+cCsS
        questionmark.diamond=question-diamond+f info=info-lg@info+cCsS circle=circle+fs
        circle.dashed=plus-circle-dotted circle.lefthalf.filled=circle-half
        circle.righthalf.filled=circle-half circle.lefthalf.fill=circle-half
        circle.inset.filled=record-circle+f circle.grid.2x2=grid+f circle.grid.3x3=grid-3x3-gap+f
        circle.grid.cross=dpad+f smallcircle.filled.circle=record-circle+f
        smallcircle.fill.circle=record-circle+f largecircle.fill.circle=record-circle+f
        dot.circle=record-circle+f target=bullseye scope=bullseye square=square+f square.dashed=bounding-box
        square.lefthalf.filled=square-half square.righthalf.filled=square-half square.on.square=files
        square.on.circle=circle-square square.stack=stack square.stack.3d.up=layers+f
        square.stack.3d.down.right=layers+f square.3.stack.3d=layers+f square.grid.2x2=grid+f
        square.grid.3x2=grid-3x2-gap+f square.grid.3x3=grid-3x3-gap+f square.grid.4x3.fill=grid-3x3-gap-fill
        square.split.2x1=layout-split square.split.1x2=view-stacked square.split.2x2=border-all
        square.and.line.vertical.and.square=columns-gap square.fill.on.square=files
        square.on.square.dashed=bounding-box-circles app=app app.gift=gift+f app.dashed=bounding-box
        apps.iphone=phone+f apps.ipad=tablet+f triangle=triangle+f triangle.lefthalf.filled=triangle-half
        diamond=diamond+f octagon=octagon+f hexagon=hexagon+f pentagon=pentagon+f seal=patch-check+f
        capsule=capsule oval=circle+fs rhombus=diamond+f shield=shield+fxX shield.slash=shield-slash+f
        shield.lefthalf.filled=shield-shaded shield.lefthalf.fill=shield-shaded lock.shield=shield-lock+f
        line.diagonal=slash-lg cube=box+f cube.transparent=box+f shippingbox=box-seam+f
        rotate.left=arrow-counterclockwise rotate.right=arrow-clockwise aspectratio=aspect-ratio+f
        infinity=infinity nosign=slash-circle+f slash.circle=slash-circle+f applelogo=apple swift=code-slash
        bold.underline=type-bold burst=sun+f burn=fire circle.bottomthird.split=circle-half
        circle.grid.hex=grid-3x3-gap+f circle.righthalf.fill=circle-half circle.bottomhalf.fill=circle-half
        circle.tophalf.fill=circle-half circlebadge=circle+f circles.hexagongrid=grid-3x3-gap+f
        circles.hexagonpath=diagram-3+f clear=x-square+f cube.box=box-seam+f dot=dot exclam=exclamation-lg
        more=three-dots minus.slash.plus=plus-slash-minus plus.slash.minus=plus-slash-minus
        smallcircle.circle=record-circle+f square.lefthalf.fill=square-half square.righthalf.fill=square-half
        square.bottomhalf.fill=square-half square.tophalf.fill=square-half
        square.fill.and.line.vertical.square.fill=columns-gap square.stack.3d.down.dottedline=layers+f
        square.2.stack.3d=layers+f triangle.lefthalf.fill=triangle-half triangle.righthalf.fill=triangle-half
        capsule.portrait=capsule cone=cone dot.squareshape=record2+f shield.checkerboard=shield-shaded
        flip.horizontal=symmetry-vertical view.2d=bounding-box projective=bounding-box
        """

    /// Rectangles, windows and layout.
    static let rectanglesWindowsAndLayout = """
        rectangle=square+f rectangle.portrait=file+f rectangle.landscape.rotate=phone-landscape+f
        rectangle.dashed=bounding-box rectangle.stack=collection+f rectangle.stack.person.crop=people+f
        rectangle.on.rectangle=front rectangle.fill.on.rectangle.fill=front
        rectangle.portrait.on.rectangle.portrait=files rectangle.split.2x1=layout-split
        rectangle.split.1x2=view-stacked rectangle.split.3x1=layout-three-columns
        rectangle.split.2x2=border-all rectangle.split.3x3=grid-3x3 rectangle.grid.1x2=view-stacked
        rectangle.grid.2x2=grid+f rectangle.grid.3x2=grid-3x2
        rectangle.leftthird.inset.filled=layout-sidebar-inset
        rectangle.rightthird.inset.filled=layout-sidebar-inset-reverse
        rectangle.lefthalf.inset.filled=layout-sidebar-inset
        rectangle.righthalf.inset.filled=layout-sidebar-inset-reverse rectangle.inset.filled=square-fill
        rectangle.center.inset.filled=fullscreen rectangle.3.group=ui-checks-grid
        rectangle.3.offgrid=grid-1x2+f rectangle.bottomthird.inset.filled=window-dock
        rectangle.topthird.inset.filled=window rectangle.and.pencil.and.ellipsis=input-cursor-text
        rectangle.and.text.magnifyingglass=search rectangle.and.paperclip=paperclip
        rectangle.and.hand.point.up.left=hand-index+f rectangle.compress.vertical=arrows-collapse
        rectangle.expand.vertical=arrows-expand rectangle.portrait.and.arrow.right=box-arrow-right
        rectangle.portrait.and.arrow.forward=box-arrow-right
        rectangle.righthalf.inset.filled.arrow.right=box-arrow-right rectangle.on.rectangle.angled=front
        rectangle.connected.to.line.below=diagram-2+f rectangle.dock=menu-app+f sidebar.left=layout-sidebar
        sidebar.right=layout-sidebar-reverse sidebar.leading=layout-sidebar
        sidebar.trailing=layout-sidebar-reverse sidebar.squares.left=layout-text-sidebar macwindow=window
        macwindow.on.rectangle=window-stack dock.rectangle=window-dock menubar.rectangle=menu-app+f
        menubar.dock.rectangle=window-dock uiwindow.split.2x1=window-split pip=pip+f pip.enter=pip+f
        pip.exit=pip+f viewfinder=fullscreen crop=crop crop.rotate=crop grid=grid-3x3 tablecells=table
        squareshape=square+f squares.below.rectangle=grid-1x2+f squareshape.split.2x2=border-all
        rectangle.lefthalf.inset.fill=layout-sidebar-inset
        rectangle.righthalf.inset.fill=layout-sidebar-inset-reverse
        rectangle.leftthird.inset.fill=layout-sidebar-inset
        rectangle.rightthird.inset.fill=layout-sidebar-inset-reverse rectangle.lefthalf.fill=square-half
        rectangle.righthalf.fill=square-half rectangle.inset.fill=square-fill
        rectangle.center.inset.fill=fullscreen rectangle.bottomthird.inset.fill=window-dock
        rectangle.topthird.inset=window checkmark.rectangle.portrait=file-check+f
        plus.rectangle.portrait=file-plus+f minus.rectangle.portrait=file-minus+f
        xmark.rectangle.portrait=file-x+f play.rectangle.on.rectangle=collection-play+f
        list.bullet.rectangle.portrait=card-list selection.pin.in.out=bounding-box
        cursorarrow.and.square.on.square.dashed=bounding-box sidebar.squares.right=layout-text-sidebar-reverse
        sidebar.squares.leading=layout-text-sidebar sidebar.squares.trailing=layout-text-sidebar-reverse
        lock.rectangle.on.rectangle=lock+f lock.rectangle.stack=lock+f lock.square.stack=lock+f
        pip.remove=pip+f pip.swap=pip+f
        """

    /// Sharing.
    static let sharing = """
        square.and.arrow.up=box-arrow-up square.and.arrow.up.fill=box-arrow-up
        square.and.arrow.up.on.square=box-arrow-up square.and.arrow.down=box-arrow-in-down
        square.and.arrow.down.fill=box-arrow-in-down square.and.arrow.down.on.square=box-arrow-in-down
        square.and.pencil=pencil-square paperplane=send+fxX tray=inbox+f tray.full=inbox+f tray.2=inboxes+f
        tray.and.arrow.up=upload tray.and.arrow.down=download archivebox=archive+f externaldrive=hdd+f
        internaldrive=hdd+f externaldrive.connected.to.line.below=hdd-network+f opticaldiscdrive=disc+f
        opticaldisc=disc+f sdcard=sd-card+f simcard=sim+f link=link-45deg personalhotspot=link-45deg
        paperclip=paperclip rosette=award+f airplayvideo=cast airplayaudio=cast airplay.video=cast
        airplay.audio=cast shareplay=people+f
        """

    /// Text and lists.
    static let textAndLists = """
        text.alignleft=text-left text.alignright=text-right text.aligncenter=text-center text.justify=justify
        text.justifyleft=justify-left text.justifyright=justify-right text.justify.left=justify-left
        text.justify.leading=justify-left text.justify.right=justify-right text.append=text-paragraph
        text.insert=text-paragraph text.quote=blockquote-left text.bubble=chat-left-text+f
        text.book.closed=journal-text text.cursor=cursor-text text.below.photo=card-image
        text.magnifyingglass=search text.redaction=card-text text.word.spacing=text-wrap
        text.and.command.macwindow=terminal+f increase.indent=text-indent-left
        decrease.indent=text-indent-right increase.quotelevel=blockquote-left
        decrease.quotelevel=blockquote-right list.bullet=list-ul list.bullet.indent=list-nested
        list.bullet.rectangle=card-list list.bullet.clipboard=clipboard-data+f
        list.bullet.below.rectangle=view-list list.dash=list-ul list.number=list-ol list.star=list-stars
        list.triangle=list-nested list.and.film=card-list list.clipboard=clipboard-data+f checklist=list-check
        line.3.horizontal=list line.horizontal.3=list line.3.horizontal.decrease=filter+cCsS
        line.horizontal.3.decrease=filter+cCsS line.3.horizontal.decrease.circle=filter-circle+f
        line.horizontal.3.decrease.circle=filter-circle+f line.2.horizontal.decrease.circle=filter-circle+f
        line.3.crossed.swirl.circle=x-circle+f lineweight=border-width line.diagonal.arrow=arrow-up-right+cCsS
        slider.horizontal.3=sliders slider.horizontal.2.square=sliders
        slider.horizontal.below.rectangle=sliders slider.vertical.3=sliders2-vertical switch.2=toggles
        togglepower=power bold=type-bold italic=type-italic underline=type-underline
        strikethrough=type-strikethrough bold.italic.underline=type characters.uppercase=type
        textformat.abc.dottedunderline=spellcheck textformat.size.larger=fonts textformat.size.smaller=fonts
        textformat.superscript=superscript textformat.subscript=subscript character.cursor.ibeam=cursor-text
        character.textbox=textarea-t character.book.closed=journal-text character.bubble=chat-left-text+f
        curlybraces=braces fx=calculator+f quote.bubble=chat-left-quote+f quote.opening=quote
        quote.closing=quote signature=pen+f highlighter=pen+f scribble=bezier2 scribble.variable=bezier2
        pencil=pencil+fs pencil.tip=vector-pen pencil.line=pencil+fs pencil.and.outline=pencil+fs
        pencil.and.ellipsis.rectangle=input-cursor-text pencil.and.list.clipboard=clipboard-data+f
        pencil.and.ruler=rulers eraser=eraser+f lasso=bezier2 trash=trash+f doc=file-earmark+f
        doc.text=file-earmark-text+f doc.richtext=file-earmark-richtext+f doc.plaintext=file-earmark-text+f
        doc.append=file-earmark-text+f doc.on.doc=files doc.on.clipboard=clipboard+f
        doc.zipper=file-earmark-zip+f doc.text.image=file-earmark-richtext+f
        doc.text.magnifyingglass=file-earmark-text+f document=file-earmark+f document.on.document=files
        clipboard=clipboard+f note.text=stickies+f note=sticky+f book=book+f book.closed=journal
        books.vertical=bookshelf book.pages=book+f bookmark=bookmark+f magazine=journals newspaper=newspaper
        menucard=journal-text graduationcap=mortarboard+f backpack=handbag+f studentdesk=easel+f ruler=rulers
        folder=folder+f text=text-left textbox=textarea-t text.document=file-earmark-text+f table=table
        pencil.and.scribble=pencil+f paragraph=text-paragraph flowchart=diagram-3+f
        doc.text.below.ecg=file-earmark-medical+f scroll=file-text+f bin.xmark=trash+f
        timeline.selection=activity eyedropper.full=eyedropper
        """
}
