package org.outwit.app.study;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.study.Advice;
import org.outwit.learn.study.Amount;
import org.outwit.learn.study.Career;
import org.outwit.learn.study.Errors;
import org.outwit.learn.study.Lookahead;
import org.outwit.learn.study.Predictability;
import org.outwit.learn.study.Repertoire;
import org.outwit.learn.study.Results;
import org.outwit.learn.study.Share;
import org.outwit.learn.study.Study;
import org.outwit.learn.study.Weaknesses;

/** The whole page. */
public final class StudyPage<P extends Position> {

    private static final int LEAST_GAMES_OF_A_LINE = 3;
    private static final int MOST_PLIES_OF_A_LINE = 6;
    private static final int MOST_LINES = 8;

    private final Game<P> game;
    private final Study study;
    private final Markup page = new Markup();

    private StudyPage(Game<P> game, Study study) {
        this.game = game;
        this.study = study;
    }

    /** @param game that of the study, to draw its positions */
    public static <P extends Position> String of(Game<P> game, Study study) {
        return new StudyPage<>(game, study).write();
    }

    private String write() {
        page.paste("<!DOCTYPE html>\n");
        page.open("html", "lang", "en", "xmlns", "http://www.w3.org/1999/xhtml");
        page.open("head");
        page.empty("meta", "charset", "utf-8");
        page.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        page.text("title", study.who() + " – a study of how they play " + study.game());
        page.open("style").paste(sheet()).close();
        page.close();
        page.open("body");
        header();
        page.open("main");
        glance();
        plan();
        depth();
        values();
        predictability();
        repertoire();
        errors();
        exploits();
        page.close();
        footer();
        page.close();
        page.close();
        return page.page();
    }

    private static String sheet() {
        try (InputStream stream = StudyPage.class.getResourceAsStream("study.css")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void header() {
        Career career = study.career();
        page.open("header");
        page.text("p", "A study · " + study.title(), "class", "eyebrow");
        page.text("h1", study.who());
        String years = Figures.years(career.firstYear(), career.lastYear());
        page.text(
                "p",
                Figures.count(career.games(), "game")
                        + (years.isEmpty() ? "" : ", " + years)
                        + (career.names().size() > 1 ? ", as " + String.join(" and ", career.names()) : ""),
                "class",
                "subtitle");
        page.open("div", "class", "results");
        for (int side = 0; side < study.sides().size(); side++) {
            results(study.sides().get(side), career.bySide().get(side));
        }
        page.close();
        page.close();
    }

    private void results(String name, Results results) {
        page.open("div", "class", "result");
        page.open("p");
        page.text("b", name);
        page.say(
                results.decided() == 0
                        ? " – no results known"
                        : " " + Figures.percent(results.score()) + " of the points, " + results.wins() + " won, "
                                + results.draws() + " drawn, " + results.losses() + " lost");
        page.close();
        page.open("div", "class", "wdl", "title", name + ": " + Figures.results(results));
        part("won", results.wins(), results.decided());
        part("drawn", results.draws(), results.decided());
        part("lost", results.losses(), results.decided());
        page.close();
        page.close();
    }

    private void part(String kind, int count, int all) {
        if (count == 0) return;
        String shown = count * 25 < all ? "" : String.valueOf(count); // or it would not fit
        page.text("span", shown, "class", kind, "style", "flex-grow:" + count);
    }

    private void section(String id, String title, String lead) {
        page.open("section", "id", id);
        page.text("h2", title);
        if (!lead.isEmpty()) page.text("p", lead, "class", "intro");
    }

    private void glance() {
        section("glance", "At a glance", "");
        Predictability.Group all = study.predictability().heldOut().hits().of() > 0
                ? study.predictability().heldOut()
                : study.predictability().all();
        page.open("div", "class", "tiles");
        Results results = study.career().all();
        if (results.decided() > 0) {
            tile(Figures.percent(results.score()), "of the points", Figures.count(results.decided(), "game"));
        }
        tile(
                String.valueOf(study.lookahead().depth()),
                study.lookahead().depth() == 1 ? "ply ahead" : "plies ahead",
                sure(study.lookahead()));
        if (all.hits().of() > 0) {
            tile(
                    Figures.percent(all.hits().share()),
                    "of moves predicted",
                    "chance would be " + Figures.percent(all.chance()));
        }
        Share habit = study.predictability().habit();
        if (habit.of() > 0) {
            tile(Figures.percent(habit.share()), "faithful", "plays as before where they have been before");
        }
        Errors.Group errors = study.errors().all();
        if (errors.errors().of() > 0) {
            tile(
                    Figures.percent(errors.errors().share()),
                    "of decisions are errors",
                    "costing " + Amount.text(study.errors().threshold(), study.unit()) + " or more");
        }
        tile(
                String.valueOf(study.exploits().best().size()),
                "positions to exploit",
                "of " + Figures.count(study.exploits().looked()) + " looked at");
        page.close();
        for (String note : study.notes()) page.text("p", note, "class", "note");
        page.close();
    }

    private void tile(String figure, String what, String more) {
        page.open("div", "class", "tile");
        page.text("b", figure);
        page.text("span", what);
        page.text("small", more);
        page.close();
    }

    private static String sure(Lookahead look) {
        if (!look.depths().isEmpty() && look.isDeepest()) return "or more: nothing deeper was tried";
        return switch (look.certainty()) {
            case CLEAR -> "clearly";
            case LIKELY -> "probably";
            case OPEN -> "other depths explain them as well";
            case UNKNOWN -> "as the model says";
        };
    }

    private void plan() {
        section("plan", "How to play against " + study.who(), "");
        if (study.plan().isEmpty()) {
            page.text("p", "Nothing about them stands out by more than chance would make it. Play your own game.");
        }
        page.open("ol", "class", "plan");
        for (Advice each : study.plan()) {
            page.open("li");
            page.say(each.what());
            page.text("small", each.because());
            page.close();
        }
        if (study.plan().isEmpty()) page.text("li", "Play your own game.");
        page.close();
        page.close();
    }

    private void depth() {
        Lookahead look = study.lookahead();
        section(
                "depth",
                "How deep they look",
                "How often a player who looks so many plies ahead, with their values, would have played what they played.");
        if (look.depths().isEmpty()) {
            page.text(
                    "p",
                    "The model takes them to look " + look.depth() + " plies ahead; it does not say how well other"
                            + " depths do.",
                    "class",
                    "note");
        } else {
            new DepthPicture(look).draw(page);
            if (look.depths().get(0).probability().isPresent()) {
                page.open("p", "class", "legend");
                page.text("span", "", "class", "key dot");
                page.say(" share of moves that were its first choice ");
                page.text("span", "", "class", "key square");
                page.say(" probability it gave to the moves played, by which depths are chosen");
                page.close();
            }
            page.text("p", verdict(look));
        }
        page.close();
    }

    private static String verdict(Lookahead look) {
        String depth = look.depth() + (look.depth() == 1 ? " ply" : " plies");
        if (look.isDeepest()) return depth + " explain them best of all that was tried; they may look further.";
        return switch (look.certainty()) {
            case CLEAR -> depth + " explain them clearly better than any other depth.";
            case LIKELY -> depth + " explain them best; the next best depth is close, but probably worse.";
            case OPEN, UNKNOWN -> depth + " is the best guess; from these games other depths cannot be ruled out.";
        };
    }

    private void values() {
        section(
                "values",
                "What they value",
                "The influence of a feature: its weight times how much it differs between the moves they can choose from, as a"
                        + " share of everything that moves them.");
        if (study.values().phases().isEmpty()) page.text("p", "There are no decisions to tell from.", "class", "note");
        else ValuesSection.write(page, study.values());
        page.close();
    }

    private void predictability() {
        Predictability known = study.predictability();
        section(
                "predictability",
                "How predictable they are",
                "How often the model's first choice was the move they played. The tick is what a random legal move would"
                        + " reach; the thin line is the 95 % interval. Unseen games are those that the model had not been"
                        + " learned from when it was measured.");
        double top = 0.2;
        for (Predictability.Group each : known.byPhase())
            top = Math.max(top, each.hits().of() == 0 ? 0 : each.hits().most());
        for (Predictability.Group each : known.bySide())
            top = Math.max(top, each.hits().of() == 0 ? 0 : each.hits().most());
        top = Math.max(top, known.amongThree().most());
        page.open("div", "class", "panels");
        bars("by phase", known.byPhase(), top);
        bars("by side", known.bySide(), top);
        page.open("div", "class", "panel");
        page.text("h3", "overall");
        page.open("div", "class", "bars");
        Bars.row(
                page,
                "first choice",
                known.all().hits(),
                known.all().chance(),
                top,
                Figures.interval(known.all().hits()));
        Predictability.Group held = known.heldOut();
        if (held.hits().of() > 0) {
            Bars.row(page, held.name(), held.hits(), held.chance(), top, Figures.interval(held.hits()));
        }
        Bars.row(page, "first three", known.amongThree(), -1, top, Figures.interval(known.amongThree()));
        page.close().close().close().close();
    }

    private void bars(String title, List<Predictability.Group> groups, double top) {
        page.open("div", "class", "panel");
        page.text("h3", title);
        page.open("div", "class", "bars");
        for (Predictability.Group each : groups) {
            String tip =
                    each.name() + ": " + Figures.interval(each.hits()) + ", chance " + Figures.percent(each.chance());
            Bars.row(page, each.name(), each.hits(), each.chance(), top, tip);
        }
        page.close();
        page.close();
    }

    private void repertoire() {
        Repertoire repertoire = study.repertoire();
        section(
                "repertoire",
                "What they open with",
                "Each column is a ply, each block a move as high as its share of the games. Blue: they score better than"
                        + " usual with that side; orange: worse. Bold moves are theirs.");
        for (Repertoire.Side side : repertoire.sides()) {
            page.text(
                    "h3",
                    "with " + side.name() + " – " + Figures.count(side.results().games(), "game"));
            if (side.branches().isEmpty()) {
                page.text("p", "Too few games begin alike to show anything.", "class", "note");
                continue;
            }
            new RepertoirePicture(side).draw(page);
            lines(side);
        }
        if (repertoire.otherStarts() > 0) {
            page.text(
                    "p",
                    Figures.count(repertoire.otherStarts(), "game") + " began elsewhere than at the usual start and"
                            + " are left out here.",
                    "class",
                    "note");
        }
        page.close();
    }

    /** The longest shown beginnings: those that nothing shown continues with as many games. */
    private void lines(Repertoire.Side side) {
        List<Repertoire.Line> all = Weaknesses.lines(side);
        int least = Math.max(LEAST_GAMES_OF_A_LINE, side.results().games() / 40);
        List<Repertoire.Line> shown = all.stream()
                .filter(each -> each.moves().size() >= 2 && each.moves().size() <= MOST_PLIES_OF_A_LINE)
                .filter(each -> each.results().games() >= least)
                .filter(each -> all.stream()
                        .noneMatch(other -> other.moves().size() == each.moves().size() + 1
                                && other.moves().size() <= MOST_PLIES_OF_A_LINE
                                && other.moves().subList(0, each.moves().size()).equals(each.moves())
                                && other.results().games() * 2 > each.results().games()))
                .sorted(Comparator.comparingInt(each -> -each.results().games()))
                .limit(MOST_LINES)
                .toList();
        if (shown.isEmpty()) return;
        page.open("table");
        page.open("thead").open("tr");
        for (String head : List.of("beginning", "games", "won–drawn–lost", "score", "95 % interval"))
            page.text("th", head);
        page.close().close();
        page.open("tbody");
        for (Repertoire.Line each : shown) {
            Results results = each.results();
            page.open("tr");
            page.text("td", Figures.numbered(each.moves()), "class", "moves");
            page.text("td", String.valueOf(results.games()));
            page.text("td", Figures.results(results));
            page.text("td", Figures.percent(results.score()));
            page.text("td", Figures.percent(results.least()) + " to " + Figures.percent(results.most()));
            page.close();
        }
        page.close().close();
    }

    private void errors() {
        Errors errors = study.errors();
        section(
                "errors",
                "Where they go wrong",
                "Decisions after which, by Outwit's own search, they stood "
                        + Amount.text(errors.threshold(), study.unit())
                        + " or more worse than they could have; far from level, less counts.");
        double top = 0.05;
        for (Errors.Group each : errors.byPhase())
            top = Math.max(top, each.errors().of() == 0 ? 0 : each.errors().most());
        for (Errors.Group each : errors.bySide())
            top = Math.max(top, each.errors().of() == 0 ? 0 : each.errors().most());
        page.open("div", "class", "panels two");
        errorBars("by phase", errors.byPhase(), top);
        errorBars("by side", errors.bySide(), top);
        page.close();
        kinds(errors);
        if (errors.worst().isEmpty()) {
            page.text("p", "None of the decisions that were looked at was a grave error.", "class", "note");
        } else {
            page.text("h3", "The gravest");
            new Cards<>(game, study).errors(page);
        }
        page.close();
    }

    private void errorBars(String title, List<Errors.Group> groups, double top) {
        page.open("div", "class", "panel");
        page.text("h3", title);
        page.open("div", "class", "bars warm");
        for (Errors.Group each : groups) {
            Bars.row(page, each.name(), each.errors(), -1, top, each.name() + ": " + Figures.interval(each.errors()));
        }
        page.close();
        page.close();
    }

    private void kinds(Errors errors) {
        List<Errors.Kind> shown = errors.kinds().stream()
                .filter(each -> each.count() > 1)
                .limit(6)
                .toList();
        if (shown.isEmpty()) return;
        page.text("h3", "What they are about");
        page.open("table");
        page.open("thead").open("tr");
        for (String head : List.of("phase", "misjudged", "errors", "mean loss")) page.text("th", head);
        page.close().close();
        page.open("tbody");
        for (Errors.Kind each : shown) {
            page.open("tr");
            page.text("td", each.phase());
            page.open("td");
            page.text("b", each.feature().isEmpty() ? "the end of the game" : each.feature());
            if (!each.feature().isEmpty()) page.text("span", " " + each.meaning(), "class", "soft");
            page.close();
            page.text("td", String.valueOf(each.count()));
            page.text("td", Amount.text(each.loss(), study.unit()));
            page.close();
        }
        page.close().close();
    }

    private void exploits() {
        section(
                "exploits",
                "What can be exploited",
                "Positions of their games with the other side to move, where it pays to expect their reply instead of the best"
                        + " one. Gain: what the move brings beyond the cautious move if they answer as expected. Risk: what it"
                        + " costs if they find the best answer.");
        if (study.exploits().best().isEmpty()) {
            page.text(
                    "p",
                    "Among " + Figures.count(study.exploits().looked(), "position") + " there was none where a risky"
                            + " move would pay on average.",
                    "class",
                    "note");
        } else {
            new Cards<>(game, study).exploits(page);
        }
        page.close();
    }

    private void footer() {
        page.open("footer");
        page.text(
                "p",
                "Made by Outwit from " + (study.files().isEmpty() ? "records" : String.join(", ", study.files())) + ". "
                        + "Predictability and errors: a sample of "
                        + Figures.count(study.errors().all().errors().of())
                        + " of " + Figures.count(study.predictability().sampled())
                        + " decisions with a choice, each position and move"
                        + " once. Values are in " + study.unit()
                        + "s, by the game's default function; a search is no oracle, and model"
                        + " search promises too much where the model is wrong.");
        page.close();
    }
}
