package org.outwit.web.board;

import java.util.List;
import org.outwit.core.game.Diagram.Place;

/** A cell as pages name it: "row,column". */
final class CellText {

    private CellText() {}

    static String of(Place place) {
        return place.row() + "," + place.column();
    }

    static List<String> of(List<Place> places) {
        return places.stream().map(CellText::of).toList();
    }
}
