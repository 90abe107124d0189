package org.outwit.web.person;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.draw.study.PreparationPage;
import org.outwit.draw.study.PreparationSections;
import org.outwit.draw.study.RepertoireRecords;
import org.outwit.games.record.RecordFiles;
import org.outwit.games.record.RecordFormat;
import org.outwit.learn.prepare.Preparation;

/**
 * A preparation as a page and a file show it.
 *
 * @param sections the chapters as markup
 * @param ending of the file with the lines, whose text is {@code content}
 */
record PreparationView(String sections, String footer, String ending, String content) {

    private static final String BINARY = "wtb"; // WTHOR needs a second file for the names

    static <P extends Position> PreparationView of(Game<P> game, Preparation prepared) {
        RecordFormat<P> format = RecordFiles.formats(game).stream()
                .filter(each -> !each.endings().contains(BINARY))
                .findFirst()
                .orElseThrow();
        ByteArrayOutputStream lines = new ByteArrayOutputStream();
        try {
            new RepertoireRecords<>(game, prepared, game.start()).write(format, lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // memory does not fail
        }
        return new PreparationView(
                PreparationSections.of(game, prepared),
                PreparationPage.footer(prepared),
                format.endings().get(0),
                lines.toString(StandardCharsets.UTF_8));
    }
}
