package org.outwit.lab.aima;

import java.util.ArrayList;
import java.util.List;
import org.outwit.draw.report.Finding;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;

/** Exercise 6.4: depth, ordering and judgement in four games, and how close alpha-beta comes to perfect ordering. */
final class AlphaBetaAgents implements Experiment {

    static final List<String> IMPROVED = List.of("depth", "ordering", "judgement");

    @Override
    public About about() {
        return About.of(
                "aima-6.4",
                "Russell and Norvig 2003, Artificial Intelligence, chapter 6",
                "section 6.3, exercise 6.4",
                "How close to perfect ordering",
                "What do depth, move ordering and judgement do for alpha-beta, and how close does it come to perfect ordering?");
    }

    @Override
    public List<Cell> cells(Size size) {
        boolean quick = size == Size.QUICK;
        List<Cell> cells = new ArrayList<>();
        StudiedGame.ALL.forEach((name, game) -> {
            for (int depth = 1; depth <= (quick ? game.treeDepth() : game.treeDepth() + 1); depth++) {
                for (int seed = 1; seed <= (quick ? 10 : 100); seed++)
                    cells.add(Cell.of(seed, "part", "orders", "game", name, "depth", depth));
            }
        });
        for (String by : IMPROVED) {
            for (String game : StudiedGame.ALL.keySet()) {
                for (int seed = 1; seed <= (quick ? 6 : 200); seed++)
                    cells.add(Cell.of(seed, "part", "games", "game", game, "by", by));
            }
        }
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        StudiedGame<?> game = StudiedGame.ALL.get(cell.text("game"));
        return cell.has("part", "orders")
                ? game.orders(cell.seed(), cell.number("depth"))
                : game.improved(cell.text("by"), cell.seed());
    }

    @Override
    public Finding finding(LabResults results) {
        return OrderingReport.of(results);
    }
}
