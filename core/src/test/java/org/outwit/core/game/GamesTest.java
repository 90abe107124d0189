package org.outwit.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Registers games as a user's jar would. Not a resource of these tests, or every user of the test-jar would see them. */
class GamesTest {

    private final ClassLoader usual = Thread.currentThread().getContextClassLoader();
    private URLClassLoader jar;

    @BeforeEach
    void register(@TempDir Path folder) throws Exception {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(
                services.resolve(Game.class.getName()), Second.class.getName() + "\n" + First.class.getName() + "\n");
        jar = new URLClassLoader(new URL[] {folder.toUri().toURL()}, usual);
        Thread.currentThread().setContextClassLoader(jar);
    }

    @AfterEach
    void unregister() throws Exception {
        Thread.currentThread().setContextClassLoader(usual);
        jar.close();
    }

    @Test
    void installedGamesAreListedByName() {
        List<String> names = Games.all().stream().<String>map(Game::name).toList();
        assertThat(names).containsSubsequence("first", "second").isSorted();
    }

    @Test
    void gamesAreFoundByName() {
        assertThat(Games.named("second")).isInstanceOf(Second.class);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Games.named("third"))
                .withMessageStartingWith("There is no game named third; installed: ")
                .withMessageContaining("first")
                .withMessageContaining("second");
    }

    @Test
    void evaluatorsAreFoundByName() {
        assertThat(new First().evaluator("guess")).isNotNull();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new First().evaluator("feeling"))
                .withMessage("first has no evaluator named feeling; it has guess.");
    }

    /** A registered game needs a class with a constructor without arguments. */
    public static class First implements Game<RulesPosition<String, Integer>> {

        private final Game<RulesPosition<String, Integer>> rules;

        public First() {
            this("first");
        }

        First(String name) {
            rules = new SmallTicTacToe().asGame(name);
        }

        @Override
        public String name() {
            return rules.name();
        }

        @Override
        public String title() {
            return rules.title();
        }

        @Override
        public RulesPosition<String, Integer> start() {
            return rules.start();
        }

        @Override
        public Capabilities capabilities() {
            return rules.capabilities();
        }

        @Override
        public Scale scale() {
            return rules.scale();
        }

        @Override
        public Notation<RulesPosition<String, Integer>> notation() {
            return rules.notation();
        }

        @Override
        public List<Feature<RulesPosition<String, Integer>>> features() {
            return rules.features();
        }

        @Override
        public Map<String, Evaluator<RulesPosition<String, Integer>>> evaluators() {
            return rules.evaluators();
        }
    }

    public static final class Second extends First {
        public Second() {
            super("second");
        }
    }
}
