import java.util.ArrayList;
import java.util.List;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.search.Limits;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.tree.RandomTree;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.experiment.*;

/** What share of all nodes does alpha-beta enter on random trees, by their depth? */
public class SavedNodes implements Experiment {

    public About about() {
        return About.of("saved-nodes", "My thesis", "chapter 3", "Saved nodes", "How many nodes does alpha-beta enter?");
    }

    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (int seed = 1; seed <= (size == Size.QUICK ? 5 : 100); seed++)
            for (int depth = 2; depth <= 6; depth += 2) cells.add(Cell.of(seed, "depth", depth));
        return cells;
    }

    public Measurement run(Cell cell, LabContext context) {
        var tree = RandomTree.uniform(cell.seed(), 4, cell.number("depth"), 100);
        var few = new AlphaBeta<>(tree.function(0)).search(tree.start(), Limits.NONE);
        var all = new Minimax<>(tree.function(0)).search(tree.start(), Limits.NONE);
        return Measurement.of("share", few.counts().nodes() / (double) all.counts().nodes());
    }

    public Finding finding(LabResults results) {
        ConfidenceInterval share = results.mean("share");
        return Finding.of(ReportVerdict.MEASURED, "Alpha-beta enters " + share.text(3) + " of all nodes.")
                .table("By depth.", List.of("depth", "share"), results.each("depth", some ->
                        List.of(some.values("depth").get(0), some.mean("share").text(3))));
    }

    public static void main(String[] args) {
        System.out.println(new SavedNodes().run(Cell.of(1, "depth", 4), null));
    }
}
