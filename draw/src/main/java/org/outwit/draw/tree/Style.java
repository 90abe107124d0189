package org.outwit.draw.tree;

/**
 * Sizes in pixels, chosen by how much has to be drawn.
 *
 * @param font of values
 * @param small of windows, orders, edge labels and known bounds
 * @param shape height of an inner node, and its least width
 * @param dot radius of a leaf
 * @param gap least distance of brothers
 * @param drop least height between two levels
 * @param indices whether edges carry the index of the child
 */
record Style(double font, double small, double shape, double dot, double gap, double drop, boolean indices) {

    static final double MARGIN = 28;
    static final double TITLE = 21;
    static final double FACTS = 13;
    static final double LEGEND = 12;

    /** Names longer than this are shortened; the tooltip has the whole. */
    static final double LONGEST_NAME = 160;

    private static final Style SPACIOUS = new Style(15, 11.5, 32, 4.5, 24, 58, true);
    private static final Style ROOMY = new Style(14, 11, 30, 4, 14, 52, true);
    private static final Style MEDIUM = new Style(12.5, 10.5, 25, 3.5, 10, 44, true);
    private static final Style COMPACT = new Style(11, 10, 21, 3, 7, 38, false);

    static Style of(Crop crop) {
        if (crop.tips() <= 16) return SPACIOUS;
        if (crop.tips() <= 32) return ROOMY;
        return crop.tips() <= 100 ? MEDIUM : COMPACT;
    }

    /** The distance from one line beside a node to the next. */
    double leading() {
        return small * 1.15;
    }

    /** Where there are many leaves, labels wider than this are turned. */
    double widestLabel() {
        return font >= ROOMY.font ? Double.POSITIVE_INFINITY : 2.6 * font;
    }

    /** The style sheet for light and dark pages. */
    static String sheet() {
        return DarkMode.of(light());
    }

    /** The style sheet for pages on which light and dark can be switched. */
    static String switchableSheet() {
        return DarkMode.switchable(light());
    }

    /** The colours: dark enough for paper, distinct in grey, and never the only sign of anything. */
    private static String light() {
        return """
            .outwit { font-family: "Helvetica Neue", Helvetica, Arial, "Liberation Sans", "DejaVu Sans", sans-serif }
            .outwit text { fill: #1c2733 }
            .outwit .page { fill: #ffffff }
            .outwit .title, .outwit .name { font-family: Charter, Georgia, "Times New Roman", serif }
            .outwit .title { font-weight: bold }
            .outwit text.facts, .outwit .legend text { fill: #4a5866 }
            .outwit .rule { stroke: #d8dee5; stroke-width: 1 }
            .outwit .name { font-style: italic }
            .outwit .edge { stroke: #5b6977; stroke-width: 1.2; fill: none; stroke-linecap: round }
            .outwit .edge.chosen { stroke: #1c2733; stroke-width: 2.2 }
            .outwit .edge.line { stroke: #1a4f9c; stroke-width: 3.6 }
            .outwit .edge.unvisited { stroke: #c3cbd4; stroke-width: 1 }
            .outwit .cut { stroke: #b3261e; stroke-width: 1.6; fill: none; stroke-linecap: round }
            .outwit .edges text { text-anchor: middle; fill: #5b6977 }
            .outwit .edges rect { fill: #ffffff }
            .outwit .edges .unvisited { fill: #7b8794 }
            .outwit .shape { stroke: #1c2733; stroke-width: 1.4; stroke-linejoin: round; fill: #ffffff }
            .outwit .inner { fill: none }
            .outwit .p0 .shape { fill: #e4edf9 }
            .outwit .p1 .shape { fill: #fdebd3 }
            .outwit .p2 .shape { fill: #e6f3e3 }
            .outwit .p3 .shape { fill: #f1e6f5 }
            .outwit .chance .shape { fill: #f0f0ec }
            .outwit .leaf .shape { fill: #1c2733; stroke: none }
            .outwit .node.line .shape { stroke: #1a4f9c; stroke-width: 2.6 }
            .outwit .leaf.line .shape { fill: #1a4f9c; stroke: #1a4f9c; stroke-width: 1.6 }
            .outwit .node.unvisited .shape { fill: #ffffff; stroke: #b4bdc7; stroke-width: 1.1 }
            .outwit .leaf .inner { stroke: #1c2733 }
            .outwit .node .inner, .outwit .node.unvisited .inner { fill: none; stroke-width: 1 }
            .outwit .node text { text-anchor: middle }
            .outwit .node.unvisited text { fill: #7b8794 }
            .outwit .node.line .value { font-weight: bold; fill: #1a4f9c }
            .outwit .node .side { text-anchor: start; fill: #4a5866; paint-order: stroke; stroke: #ffffff; stroke-width: 3 }
            .outwit .node .unfound { fill: #7b8794; font-style: italic }
            .outwit .node .why { fill: #b3261e }
            .outwit .legend .unfound { fill: #7b8794; font-style: italic }
            .outwit .legend .why { fill: #b3261e }
            .outwit .legend .sign { text-anchor: end }
            .outwit .node .order { text-anchor: end; fill: #8a4b08 }
            .outwit .node .order.after { text-anchor: start }
            .outwit .node .head { text-anchor: end; fill: #5b6977; font-style: italic }
            .outwit .node .upright { text-anchor: end }
            .outwit .node .small { fill: #4a5866 }
            """;
    }
}
