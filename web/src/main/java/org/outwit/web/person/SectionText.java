package org.outwit.web.person;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.outwit.draw.study.StudySections.Part;
import org.outwit.web.http.JsonText;
import tools.jackson.databind.JsonNode;

/** Sections as they are kept. */
final class SectionText {

    private SectionText() {}

    static String of(List<Part> parts) {
        return JsonText.of(Map.of(
                "sections",
                parts.stream()
                        .map(each -> Map.of("id", each.id(), "markup", each.markup()))
                        .toList()));
    }

    static List<Part> read(String text) {
        if (text.isEmpty()) return List.of();
        List<Part> parts = new ArrayList<>();
        for (JsonNode each : JsonText.object(text).get("sections")) {
            parts.add(new Part(each.get("id").stringValue(), each.get("markup").stringValue()));
        }
        return parts;
    }
}
