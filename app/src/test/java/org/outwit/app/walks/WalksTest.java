package org.outwit.app.walks;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.app.Shell;
import org.outwit.app.Shipped;
import org.outwit.app.docs.Repository;
import org.outwit.app.walks.Walk.Leg;

/**
 * The walks of docs/architecture.md, gone: the program runs with a game that looks at the stack whenever it is asked, and an arrow
 * must stand between classes that call each other, with none of ours in between. Where threads change, the document begins a new way.
 */
class WalksTest {

    private static final Path CLUB = Repository.ROOT.resolve("docs/learning/club.ggf");

    private static final String MODEL = """
            {"outwit": "opponent model", "version": 1, "game": "othello", "who": "Anna", "depth": 1, "temperature": 2.0,
             "weights": {"game": {"discs": 1.0}}, "holdOut": {"examples": 0, "agreement": 0, "chance": 0},
             "from": {"files": [], "games": 0, "examples": 0, "forced": 0, "repeated": 0}}
            """;

    @TempDir
    private Path folder;

    private static final Leg PREDICTS = new Leg("Main", "Lookahead");
    private static final Leg SEARCHES = new Leg("Main", "NodeSearch");

    static Stream<Walk> walks() {
        return Stream.of(
                commands(
                        "`outwit learn`",
                        List.of(PREDICTS),
                        "learn othello GAMES --who Anna --out R.json --method ranking --depth 1 --features corners,edges",
                        "learn othello GAMES --who Anna --out P.json --method program --depth 1 --features corners,edges"),
                commands("`outwit predict`", List.of(PREDICTS), "predict othello GAMES --who Anna --model MODEL"),
                commands(
                        "`outwit study`",
                        List.of(PREDICTS),
                        "study othello GAMES --who Anna --model MODEL --out STUDY --depth 1 --quick --evaluations 200"),
                commands(
                        "`outwit prepare`",
                        List.of(PREDICTS),
                        "prepare othello GAMES --who Anna --model MODEL --plies 2 --positions 4"),
                commands(
                        "`outwit who`", List.of(SEARCHES), "who othello GAMES --unknown Anna --archive CLUB --least 5"),
                play("A clone", List.of(PREDICTS), "--against file:MODEL"),
                play("Against a person", List.of(PREDICTS), "--against (mobility@2,file:MODEL)"),
                play(
                        "Learned while playing",
                        List.of(new Leg("Main", "DecisionView"), new Leg("OnlineLearner", "DecisionView")),
                        "--against mobility --depth 2 --learn mine.ggf"),
                play("A learner", List.of(SEARCHES), "--against learner:mobility@2"),
                play("A move at the prompt", List.of(SEARCHES), "--against mobility@2"),
                commands(
                        "A match",
                        List.of(new Leg("Match", "NodeSearch"), new Leg("DeadlineChooser", "NodeSearch")),
                        "match othello mobility@1 greedy@1 --games 2",
                        "match othello mobility greedy --games 2 --clock 1 --opening 50"),
                play(
                        "Pondering",
                        List.of(SEARCHES, new Leg("Pondering", "NodeSearch")),
                        "--against mobility@2 --ponder"),
                new Walk("A touch", Touch.LEGS, Touch::play));
    }

    private static Walk commands(String name, List<Leg> legs, String... lines) {
        return new Walk(name, legs, (folder, game) -> {
            for (String line : lines) {
                String[] args = args(line, folder);
                ran(line.startsWith("match") ? Shell.run(args) : Shell.alone(args));
            }
        });
    }

    private static Walk play(String name, List<Leg> legs, String options) {
        return new Walk(name, legs, (folder, game) -> {
            PatientPerson person = new PatientPerson(new Walk(name, legs, null)::isGone);
            ran(Shell.fed(person, args("play othello " + options, folder)));
        });
    }

    private static void ran(Shell shell) {
        assertThat(shell.status()).as(shell.err()).isZero();
    }

    private static String[] args(String line, Path folder) throws IOException {
        Path games = folder.resolve("few.ggf");
        Files.write(games, Files.readAllLines(CLUB).subList(0, 6));
        Path model = Files.writeString(folder.resolve("model.json"), MODEL);
        Files.writeString(
                folder.resolve("mine.ggf"), Files.readAllLines(CLUB).get(0).replace("[Anna]", "[You]"));
        return line.replace("GAMES", games.toString())
                .replace("CLUB", CLUB.toString())
                .replace("MODEL", model.toString())
                .replaceAll("(STUDY|R.json|P.json|mine.ggf)", folder + "/$1")
                .split(" ");
    }

    @ParameterizedTest
    @MethodSource("walks")
    void theDocumentTellsTheWay(Walk walk) throws Exception {
        Steps.forget();
        try (Installed installed = Installed.in(folder)) {
            walk.run().in(folder, installed);
        }
        List<List<String>> gone = Steps.seen();
        List<List<String>> told = WalkText.all().stream()
                .filter(text -> text.name().equals(walk.name()))
                .flatMap(text -> text.ways().stream())
                .toList();
        List<String> wrong = new ArrayList<>();
        for (List<String> way : told) if (!isTrue(way, gone)) wrong.add(correction(way, gone));
        assertThat(wrong)
                .as("%s, %s: what is there, and what should be", WalkText.DOCUMENT, walk)
                .isEmpty();
        for (Leg leg : walk.legs()) {
            assertThat(told)
                    .as(
                            "%s, %s: should have %s",
                            WalkText.DOCUMENT, walk, nearest(leg.from(), leg.to(), List.of(), gone))
                    .anyMatch(way -> way.get(0).equals(leg.from()) && way.contains(leg.to()));
        }
    }

    /** Where no position is judged after the last, no stack has it; then at least each calls the next. */
    private static boolean isTrue(List<String> way, List<List<String>> gone) {
        String last = way.get(way.size() - 1);
        boolean seen = gone.stream().anyMatch(each -> isBetween(way.get(0), last, each));
        return seen
                ? gone.stream().anyMatch(each -> Collections.indexOfSubList(each, way) >= 0)
                : eachCallsTheNext(way);
    }

    private static boolean isBetween(String from, String to, List<String> way) {
        return way.contains(from) && way.indexOf(from) < way.indexOf(to);
    }

    private static String correction(List<String> way, List<List<String>> gone) {
        return "\n" + WalkText.written(way) + "\n" + nearest(way.get(0), way.get(way.size() - 1), way, gone);
    }

    /** The way between the two that has most in common with what is told, of these the shortest. */
    private static String nearest(String from, String to, List<String> told, List<List<String>> gone) {
        return gone.stream()
                .filter(each -> isBetween(from, to, each))
                .map(each -> each.subList(each.indexOf(from), each.indexOf(to) + 1))
                .min(Comparator.<List<String>>comparingLong(
                                each -> -told.stream().filter(each::contains).count())
                        .thenComparing(List::size)
                        .thenComparing(List::toString))
                .map(WalkText::written)
                .orElse("no way from `" + from + "` to `" + to + "`");
    }

    private static boolean eachCallsTheNext(List<String> way) {
        for (int i = 0; i + 1 < way.size(); i++) if (!called(way.get(i)).contains(way.get(i + 1))) return false;
        return true;
    }

    /** The simple names of all classes that a class, or one inside it, calls. */
    private static Set<String> called(String name) {
        return Shipped.all().stream()
                .filter(each -> topLevel(each).equals(name))
                .flatMap(each -> each.getCodeUnitAccessesFromSelf().stream())
                .map(access -> topLevel(access.getTargetOwner()))
                .collect(Collectors.toSet());
    }

    private static String topLevel(JavaClass each) {
        return each.getFullName().replaceAll("\\$.*", "").replaceAll(".*\\.", "");
    }

    @Test
    void everyArrowIsInAWalk() {
        List<String> walks = walks().map(Walk::name).toList();
        List<WalkText> told =
                WalkText.all().stream().filter(each -> !each.ways().isEmpty()).toList();
        assertThat(told.stream().map(WalkText::name)).containsExactlyInAnyOrderElementsOf(walks);
        assertThat(told.stream().flatMap(each -> each.ways().stream()))
                .containsExactlyInAnyOrderElementsOf(WalkText.everyWay());
    }

    @Test
    void everyClassThatIsNamedIsThere() {
        Set<String> there = Shipped.all().stream().map(JavaClass::getSimpleName).collect(Collectors.toSet());
        there.addAll(Arrays.asList("ArchitectureTest", "WalksTest"));
        assertThat(there).containsAll(WalkText.classes());
    }
}
