package org.outwit.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.GeneralCodingRules.THROW_GENERIC_EXCEPTIONS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.outwit.app.docs.Repository;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Who sees whom: core &lt;- games &lt;- learn &lt;- play &lt;- trees &lt;- draw &lt;- lab &lt;- web &lt;- app, bench apart; logic sees core alone, and is not
 * seen by games and learn; inside core the contract first, then what searches share, then families of algorithms that do not know each other. Bench is not on the class
 * path here, so its sources are looked at.
 */
class ArchitectureTest {

    private static final String ALL = "org.outwit.";

    /** Each sees those to its left. Bench sees them all and is not among them, so that none may see it. */
    private static final List<String> MODULES =
            List.of("core", "logic", "games", "learn", "play", "trees", "draw", "lab", "web", "app");

    private static final String CORE = "org.outwit.core.";

    private static final JavaClasses SHIPPED = Shipped.all();

    /** A file of its own, but run here: another process would read all classes again. */
    @Nested
    class Threads extends NoOwnThreads {}

    /** The packages of core and the others that each may see; a new package has to be put in its place here. */
    private static final Map<String, Set<String>> ARROWS = Map.ofEntries(
            entry("file", Set.of("game")),
            entry("work", Set.of()),
            entry("statistics", Set.of()),
            entry("game", Set.of()),
            entry("search", Set.of("game", "work")),
            entry("tree", Set.of("game", "search")),
            entry("player", Set.of("game", "tree")),
            entry("bounds", Set.of("game")),
            entry("minimax", Set.of("game", "search")),
            entry("bestfirst", Set.of("game", "search")),
            entry("model", Set.of("game", "search", "bounds", "minimax")),
            entry("multi", Set.of("game", "search")),
            entry("chance", Set.of("game", "search")),
            entry("proof", Set.of("game", "search")),
            entry("selective", Set.of("game", "search")),
            entry("montecarlo", Set.of("game", "search")),
            entry("hidden", Set.of("game", "search")),
            entry(
                    "catalogue",
                    Set.of(
                            "game",
                            "search",
                            "player",
                            "bounds",
                            "minimax",
                            "bestfirst",
                            "proof",
                            "model",
                            "multi",
                            "chance",
                            "hidden",
                            "selective",
                            "montecarlo",
                            "engine")),
            entry("endgame", Set.of("game", "file", "work")),
            entry("turn", Set.of("game", "search")),
            entry("engine", Set.of("game", "search", "bounds", "model", "multi", "chance", "endgame", "turn")));

    /** A knowledge base is not the base of anything: it is what the field calls facts and what follows from them. */
    private static final Pattern EMPTY_NAME = Pattern.compile(".*(Utils?|Helper|Impl|Manager|Base)");

    @Test
    void everythingWasImported() {
        assertThat(SHIPPED.contain("org.outwit.core.game.Position")).isTrue();
        assertThat(SHIPPED.contain("org.outwit.logic.formula.Formula")).isTrue();
        assertThat(SHIPPED.contain("org.outwit.games.connect4.ConnectFour")).isTrue();
        assertThat(SHIPPED.contain("org.outwit.app.Main")).isTrue();
    }

    @Test
    void coreSeesNothingButJava() {
        classes()
                .that()
                .resideInAPackage("org.outwit.core..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("org.outwit.core..", "java..")
                .check(SHIPPED);
    }

    @Test
    void gamesSeeTheContractOnly() {
        classes()
                .that()
                .resideInAPackage("org.outwit.games..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("org.outwit.games..", "org.outwit.core.game", "org.outwit.core.file", "java..")
                .check(SHIPPED);
    }

    @Test
    void logicIsForThoseWhoPlayAndTell() {
        noClasses()
                .that()
                .resideInAnyPackage("org.outwit.games..", "org.outwit.learn..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.outwit.logic..")
                .check(SHIPPED);
    }

    @Test
    void whoPredictsPeopleSeesNoTraining() {
        noClasses()
                .that()
                .resideInAnyPackage("org.outwit.learn.people", "org.outwit.learn.model")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.outwit.learn.training")
                .check(SHIPPED);
    }

    /** What may replace it one day should have one place to look at. */
    @Test
    void onePackageSeesTheSolver() {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.outwit.logic.knowledge")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.logicng..")
                .check(SHIPPED);
    }

    /** The same for what speaks to databases. */
    @Test
    void onePackageSeesTheDrivers() {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.outwit.lab.database")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.sqlite..", "org.postgresql..")
                .check(SHIPPED);
    }

    @Test
    void onlyThoseWhoKeepResultsSeeDatabases() {
        noClasses()
                .that()
                .resideOutsideOfPackages("org.outwit.lab..", "org.outwit.web..", "org.outwit.app..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.sql..")
                .check(SHIPPED);
    }

    @Test
    void oneModuleSeesTheServer() {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.outwit.web..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta.servlet..")
                .check(SHIPPED);
    }

    @Test
    void modulesSeeOnlyThoseToTheirLeft() {
        Set<String> wrong = new TreeSet<>();
        for (JavaClass type : SHIPPED) {
            int from = MODULES.indexOf(module(type));
            assertThat(from)
                    .as("the place of " + type.getName() + " in " + MODULES)
                    .isNotNegative();
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                JavaClass target = dependency.getTargetClass().getBaseComponentType();
                if (!target.getPackageName().startsWith(ALL)) continue;
                int to = MODULES.indexOf(module(target));
                if (to < 0 || to > from) wrong.add(dependency.getDescription());
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static String module(JavaClass type) {
        return type.getPackageName().substring(ALL.length()).split("\\.", 2)[0];
    }

    @Test
    void coreAndGamesHaveNoLibraries() throws Exception {
        for (String pom : List.of("pom.xml", "core/pom.xml", "games/pom.xml")) {
            assertThat(libraries(Repository.ROOT.resolve(pom))).as(pom).isEmpty();
        }
    }

    /** The dependencies of a pom other than those on our own modules and those of tests. */
    private static List<String> libraries(Path pom) throws Exception {
        Document document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(pom.toFile());
        NodeList dependencies = document.getElementsByTagName("dependency");
        List<String> libraries = new ArrayList<>();
        for (int i = 0; i < dependencies.getLength(); i++) {
            Element dependency = (Element) dependencies.item(i);
            boolean managed =
                    dependency.getParentNode().getParentNode().getNodeName().equals("dependencyManagement");
            String group = text(dependency, "groupId");
            if (!managed
                    && !group.equals("org.outwit")
                    && !text(dependency, "scope").equals("test")) {
                libraries.add(group + ":" + text(dependency, "artifactId"));
            }
        }
        return libraries;
    }

    private static String text(Element element, String tag) {
        NodeList found = element.getElementsByTagName(tag);
        return found.getLength() == 0 ? "" : found.item(0).getTextContent().strip();
    }

    @Test
    void packagesOfCoreSeeOnlyThoseToTheirLeft() {
        Set<String> wrong = new TreeSet<>();
        for (JavaClass type : SHIPPED) {
            if (!type.getPackageName().startsWith(CORE)) continue;
            String from = family(type);
            assertThat(ARROWS).as("the packages of core").containsKey(from);
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                JavaClass target = dependency.getTargetClass().getBaseComponentType();
                if (!target.getPackageName().startsWith(CORE) || family(target).equals(from)) continue;
                if (!ARROWS.get(from).contains(family(target))) wrong.add(dependency.getDescription());
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static String family(JavaClass type) {
        return type.getPackageName().substring(CORE.length());
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("org.outwit.(**)").should().beFreeOfCycles().check(SHIPPED);
    }

    /** A server shows stacks where it is asked for them. */
    @Test
    void librariesAreSilent() {
        noClasses()
                .that()
                .resideOutsideOfPackages("org.outwit.app..")
                .and()
                .doNotHaveFullyQualifiedName("org.outwit.web.OutwitServer")
                .should(ACCESS_STANDARD_STREAMS)
                .check(SHIPPED);
    }

    /**
     * Files of users are written by core.file alone. The others are: tables, which lie in a folder that is locked; WTHOR archives,
     * which are only made where nothing is; a temporary file of a comparison; the lock of a server, which stays empty.
     */
    @Test
    void filesAreWrittenInOnePlace() throws IOException {
        Pattern writing =
                Pattern.compile("Files\\.(write|newOutputStream|newBufferedWriter|move|copy)\\b|Files\\.writeString"
                        + "|new FileWriter|RandomAccessFile|StandardOpenOption\\.(WRITE|APPEND|CREATE)");
        Set<String> allowed =
                Set.of("EndgameTable.java", "WthorArchive.java", "LearnProgram.java", "FileServerLock.java");
        List<String> others = new ArrayList<>();
        for (Path source : Repository.mainSources()) {
            String name = source.getFileName().toString();
            boolean isPlace = source.getParent().endsWith("core/file");
            if (isPlace || allowed.contains(name)) continue;
            if (writing.matcher(Files.readString(source)).find()) others.add(Repository.name(source));
        }
        assertThat(others).isEmpty();
    }

    @Test
    void exceptionsSayWhatTheyAre() {
        noClasses().should(THROW_GENERIC_EXCEPTIONS).check(SHIPPED);
    }

    @Test
    void namesSaySomething() {
        List<String> empty = new ArrayList<>();
        for (JavaClass type : SHIPPED) {
            if (EMPTY_NAME.matcher(type.getSimpleName()).matches()) empty.add(type.getName());
        }
        for (Path source : Repository.mainSources()) {
            String name = source.getFileName().toString().replace(".java", "");
            if (EMPTY_NAME.matcher(name).matches()) empty.add(Repository.name(source));
        }
        assertThat(empty).isEmpty();
    }

    @Test
    void everyPackageIntroducesItself() {
        Set<String> silent = new TreeSet<>();
        for (Path source : Repository.mainSources()) {
            if (!Files.exists(source.resolveSibling("package-info.java"))) {
                silent.add(Repository.name(source.getParent()));
            }
        }
        assertThat(silent).isEmpty();
    }
}
