package org.outwit.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.offset;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.draw.report.ExperimentReport;
import org.outwit.draw.report.ReportInput;
import org.outwit.draw.report.ReportPage;
import org.outwit.lab.experiment.FileHash;
import org.outwit.lab.experiment.Inputs;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.LabRun;
import org.outwit.lab.experiment.LocalThreads;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.report.ReportFiles;
import org.outwit.lab.store.MemoryStore;
import org.outwit.learn.people.Populations;
import org.outwit.play.match.Match;
import org.outwit.play.match.MatchGame;
import org.outwit.play.match.MatchScore;
import org.outwit.play.resources.DataFolder;
import org.outwit.play.resources.Resources;

class TournamentTest {

    @TempDir
    Path folder;

    private final MemoryStore store = new MemoryStore();
    private Resources resources;

    @BeforeEach
    void open() {
        resources = new Resources(64 << 20, DataFolder.at(folder));
    }

    @AfterEach
    void close() {
        resources.close();
    }

    private static String text(String kind, int games, String players, String more) {
        return "{\"outwit\": \"tournament\", \"version\": 1, \"name\": \"Four in a row\", \"game\": \"connect4\", \"kind\": \""
                + kind + "\", \"games\": " + games + ", \"table\": 1, \"players\": [" + players + "]" + more + "}";
    }

    private static final String THREE =
            "{\"name\": \"one\", \"player\": \"lines@1\"}, {\"player\": \"lines@2\"}, {\"name\": \"four\", \"player\": \"lines@4\"}";

    private Tournament<?> tournament(String text) {
        return new Tournament<>(TournamentFile.read(text, "cup.json"), resources);
    }

    private LabResults play(Tournament<?> tournament) {
        LabContext context = new LabContext(ProgressMonitor.NONE, Populations.SHIPPED, Optional.empty());
        return new LabRun(store, new LocalThreads(Parallel.ALONE), context).run(tournament, Size.FULL);
    }

    @Test
    void everybodyMeetsEverybody() {
        Tournament<?> tournament = tournament(text("round-robin", 6, THREE, ""));
        LabResults results = play(tournament);
        List<EntrantStanding> standings = Standings.of(tournament, results);
        assertThat(standings).extracting(EntrantStanding::name).containsExactly("one", "lines@2", "four");
        assertThat(standings).allSatisfy(each -> assertThat(each.games()).isEqualTo(12));
        assertThat(standings.stream().mapToDouble(EntrantStanding::points).sum())
                .isEqualTo(18);
        assertThat(standings.get(2).elo().estimate())
                .isGreaterThan(standings.get(0).elo().estimate());
        assertThat(standings.stream().mapToDouble(each -> each.elo().estimate()).sum())
                .isCloseTo(0, offset(0.01));
        assertThat(ReportPage.of(ReportFiles.report(tournament, results)))
                .contains("Cross table", "four is the strongest of 3");
    }

    @Test
    void whoJoinsLaterMeetsTheOthersAndNothingIsPlayedAgain() {
        String two = "{\"name\": \"first\", \"player\": \"lines@1\"}, {\"player\": \"lines@2\"}";
        LabResults before = play(tournament(text("round-robin", 4, two, "")));
        Tournament<?> all = tournament(text("round-robin", 4, THREE, ""));
        LabResults after = play(all);
        assertThat(after.count()).isEqualTo(6);
        before.measurements()
                .forEach((cell, measurement) ->
                        assertThat(after.measurements().get(cell)).isSameAs(measurement));
    }

    /** Weights are an input of those who play with them, and of nobody else. */
    @Test
    void whoBringsAnotherFilePlaysAnew() throws IOException {
        Path file = folder.resolve("w.json");
        String players = "{\"name\": \"trained\", \"player\": \"file:"
                + file.toString().replace("\\", "/") + "@1\"}, {\"player\": \"stores@1\"}, {\"player\": \"stores@2\"}";
        String text = text("round-robin", 2, players, "").replace("connect4", "kalah");
        Files.writeString(file, weights(1));
        LabResults first = play(tournament(text));
        assertThat(first.inputs().values().stream()
                        .flatMap(each -> each.list().stream())
                        .map(Inputs.Input::name))
                .containsOnly(file.toString());
        Files.writeString(file, weights(-1));
        Tournament<?> tournament = tournament(text);
        LabResults other = play(tournament);
        assertThat(other.count()).isEqualTo(3);
        assertThat(store.measurements(tournament.measured()))
                .as("two of three pairs again")
                .hasSize(5);
        assertThat(tournament.games(new Pairing(1, 2), other)).hasSize(2);
        ExperimentReport report = ReportFiles.report(tournament, other);
        assertThat(report.inputs())
                .extracting(ReportInput::name, ReportInput::hash)
                .containsExactly(Tuple.tuple(file.toString(), FileHash.of(file)));
    }

    private static String weights(double weight) {
        return "{\"outwit\": \"weights\", \"version\": 1, \"game\": \"kalah\", \"kind\": \"linear\", \"weights\": {\"game\": {\"stores\": "
                + weight + "}}}";
    }

    @Test
    void aDepthAndFunctionsOfTheGameAskNobody() {
        LabContext context = new LabContext(ProgressMonitor.NONE, Populations.SHIPPED, Optional.empty());
        Game<?> checkers = Games.named("checkers");
        for (String alone : List.of("samuel@4", "(samuel@6,exchanger@3)", "xboard:some program"))
            assertThat(PlayerInputs.of(checkers, List.of(PlayerSpec.parse(alone)), context))
                    .isEqualTo(Inputs.NONE);
        for (String asks : List.of("samuel", "level:3", "learner:samuel@4"))
            assertThat(PlayerInputs.of(checkers, List.of(PlayerSpec.parse(asks)), context))
                    .isEqualTo(context.people(checkers));
    }

    @Test
    void aTournamentIsWrittenAsTheFileItWasReadFrom() {
        for (String more : List.of(
                "",
                ", \"nodes\": 50, \"depth\": 3, \"evaluations\": 7, \"clock\": \"60+0.5\", \"opening\": 2",
                ", \"milliseconds\": 20, \"seed\": 9, \"most-plies\": 30",
                ", \"thinking\": 15")) {
            TournamentPlan<?> plan = TournamentFile.read(text("gauntlet", 3, THREE, more), "cup.json");
            same(TournamentFile.read(TournamentText.of(plan), "x"), plan);
        }
        String two = "{\"name\": \"\\\"a\\\" ü\", \"player\": \"lines@4\"}, {\"player\": \"lines@1\"}";
        TournamentPlan<?> test = TournamentFile.read(
                text("ladder", 40, two, ", \"sprt\": {\"elo0\": 0, \"elo1\": 20.5, \"alpha\": 0.1}"), "cup.json");
        same(TournamentFile.read(TournamentText.of(test), "x"), test);
    }

    /** Every reading has a game object of its own. */
    private static void same(TournamentPlan<?> read, TournamentPlan<?> plan) {
        assertThat(read).usingRecursiveComparison().ignoringFields("game").isEqualTo(plan);
        assertThat(read.game().name()).isEqualTo(plan.game().name());
    }

    /** A reader knows players as they are written; what words of cells cannot have is rare. */
    @Test
    void playersAreWordsAsTheyAreWritten() {
        assertThat(tournament(text("ladder", 2, THREE, ""))
                        .cells(Size.FULL)
                        .get(0)
                        .key())
                .isEqualTo("first=lines@1 second=lines@2");
        assertThat(PlayerWord.of(PlayerSpec.parse("xboard:c\\s --a=1 %"))).isEqualTo("xboard:c\\\\s\\s--a\\e1\\s%");
    }

    /** With a part for the first move two players would be further apart than their match says. */
    @Test
    void twoPlayersAreAsFarApartAsTheirMatchSays() {
        String two = "{\"player\": \"lines@2\"}, {\"player\": \"lines@1\"}";
        Tournament<?> tournament = tournament(text("ladder", 60, two, ""));
        LabResults results = play(tournament);
        List<EntrantStanding> standings = Standings.of(tournament, results);
        double apart =
                standings.get(0).elo().estimate() - standings.get(1).elo().estimate();
        MatchScore match = MatchScore.of(tournament.games(new Pairing(0, 1), results));
        assertThat(match.points()).isBetween(0.51, 0.99);
        assertThat(apart).isCloseTo(match.elo(), offset(1.0));
        ExperimentReport report = ReportFiles.report(tournament, results);
        assertThat(ReportPage.of(report))
                .contains("Who moved first scored ", "outwit lab tournament tournament-four-in-a-row.tournament.json")
                .contains("<td>lines@2</td>", "from seed 1", "most-plies");
    }

    @Test
    void otherLimitsAreAnotherTournament() {
        Tournament<?> one = tournament(text("gauntlet", 2, THREE, ""));
        Tournament<?> other = tournament(text("gauntlet", 2, THREE, ", \"nodes\": 50"));
        assertThat(one.measured()).isNotEqualTo(other.measured());
        assertThat(one.cells(Size.FULL)).hasSize(2);
        assertThat(tournament(text("ladder", 2, THREE, "")).cells(Size.FULL)).hasSize(2);
    }

    @Test
    void theTestEndsItEarly() {
        String two = "{\"player\": \"lines@4\"}, {\"player\": \"lines@1\"}";
        Tournament<?> tournament = tournament(text("ladder", 400, two, ", \"sprt\": {\"elo0\": 0, \"elo1\": 200}"));
        LabContext context = new LabContext(ProgressMonitor.NONE, Populations.SHIPPED, Optional.empty());
        LabRun lab = new LabRun(store, new LocalThreads(Parallel.ALONE), context);
        TournamentRun.Played<?> played = new TournamentRun<>(tournament).play(lab);
        assertThat(played.results().count()).isBetween(10, 100);
        assertThat(played.tournament().finding(played.results()).because()).contains("with the higher");
    }

    @Test
    void gamesCanBeSaved() throws Exception {
        TournamentPlan<?> plan = TournamentFile.read(
                text("ladder", 2, THREE, "").replace("connect4", "othello").replace("lines", "greedy"), "cup.json");
        Tournament<?> tournament = new Tournament<>(plan, resources);
        LabResults results = play(tournament);
        byte[] bytes = new TournamentRun.Played<>(tournament, results).games().bytes(Path.of("x.ggf"));
        assertThat(new String(bytes, StandardCharsets.UTF_8)).contains("PB[one]", "PB[greedy@2]");
    }

    /** A tournament of two is the match that 'outwit match' plays. */
    @Test
    void aPairPlaysTheGamesOfAMatch() {
        check(TournamentFile.read(text("ladder", 4, THREE, ""), "cup.json"));
    }

    /** Openings are cells of their own, and what was learned with one serves with the next all the same. */
    @Test
    void aLearnerGoesOnFromOpeningToOpening() {
        String learner = "{\"player\": \"learner:lines@2\"}, {\"player\": \"attack@2\"}";
        check(TournamentFile.read(text("ladder", 6, learner, ""), "cup.json"));
    }

    private <P extends Position> void check(TournamentPlan<P> plan) {
        Tournament<P> tournament = new Tournament<>(plan, resources);
        Pairing pair = plan.pairings().get(0);
        List<MatchGame> match = new Match<>(plan.match(pair), resources).play(List.of(), 1, each -> {}, () -> false);
        assertThat(tournament.games(pair, play(tournament)))
                .usingRecursiveComparison()
                .isEqualTo(match);
    }

    @Test
    void complaintsSayWhere() {
        refused(
                text("knock-out", 2, THREE, ""),
                "cup.json: kind: expected round-robin, gauntlet, ladder, found \"knock-out\".");
        refused(text("ladder", 0, THREE, ""), "cup.json: games: expected 1 or more, found 0.");
        refused(text("ladder", 2, THREE, ", \"colour\": 1"), "cup.json: colour: there is no such key");
        refused(
                text("ladder", 2, "{\"player\": \"lines@1\"}", ""),
                "cup.json: players: expected two or more, found 1.");
        refused(text("ladder", 2, "{\"player\": \"((\"}", ""), "cup.json: players[0].player: ");
        refused(
                text("ladder", 2, "{\"player\": \"lines@1\"}, {\"player\": \"lines@1\"}", ""),
                "two are called lines@1");
        refused(
                text("ladder", 2, THREE, ", \"sprt\": {\"elo0\": 0, \"elo1\": 5}"),
                "sprt: it compares two players, found 3.");
        refused(text("ladder", 2, THREE, ", \"clock\": \"soon\""), "cup.json: clock must be seconds such as");
        refused("{", "cup.json: line 1, column");
    }

    private static void refused(String text, String sentence) {
        assertThatThrownBy(() -> TournamentFile.read(text, "cup.json")).hasMessageContaining(sentence);
    }
}
