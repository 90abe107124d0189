package org.outwit.learn.example;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class NamesTest {

    private static Names of(String... names) {
        Names all = new Names();
        for (String name : names) all.add(name);
        return all;
    }

    private final Names othello = of(
            "Tastet Marc",
            "Tastet Marc",
            "Tamenori Hideshi",
            "Nicolet Stéphane",
            "Feldborg Karsten",
            "Juhem Philippe",
            "Juhem Pierre",
            "Thor (quin/becquet)",
            "O'Brien Sean",
            "");

    @Test
    void spellingOrderAndAccentsDoNotMatter() {
        for (String typed : new String[] {
            "Tastet Marc",
            "tastet marc",
            "marc tastet",
            "Tastet, Marc",
            "Tastet, M.",
            "M. Tastet",
            "TASTET",
            "tastet",
            "tast"
        }) {
            assertThat(othello.find(typed)).as(typed).containsExactly("Tastet Marc");
        }
        assertThat(othello.find("stephane nicolet")).containsExactly("Nicolet Stéphane");
        assertThat(othello.find("NICOLET Stéphane")).containsExactly("Nicolet Stéphane");
        assertThat(othello.find("obrien")).containsExactly("O'Brien Sean");
        assertThat(othello.find("Sean O’Brien")).containsExactly("O'Brien Sean");
        assertThat(othello.find("thor")).containsExactly("Thor (quin/becquet)");
    }

    @Test
    void spellingsOfOneNameAreOnePerson() {
        Names names = of("Tinsley, Marion", "MARION TINSLEY", "Tinsley Marion", "Long, Asa");
        assertThat(names.find("Marion Tinsley")).containsExactly("MARION TINSLEY", "Tinsley Marion", "Tinsley, Marion");
        assertThat(names.find("tinsley")).hasSize(3);
        assertThat(of("Müller-Lüdenscheidt", "Ødegård").find("muller ludenscheidt"))
                .hasSize(1);
        assertThat(of("Müller", "Ødegård").find("odegard")).containsExactly("Ødegård");
    }

    @Test
    void lettersStandForFirstNames() {
        Names names = of("M Tinsley", "MF Tinsley", "AA Long", "WF Ryan");
        assertThat(names.find("Asa A. Long")).containsExactly("AA Long");
        assertThat(names.find("Tinsley, M.F.")).containsExactly("MF Tinsley");
        assertThat(names.find("m tinsley")).containsExactly("M Tinsley");
        assertThat(names.find("Marion Tinsley")).containsExactly("M Tinsley");
        assertThat(names.find("ryan")).containsExactly("WF Ryan");
    }

    @Test
    void severalPeopleAreListedWithTheirGames() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> othello.find("juhem"))
                .withMessage(
                        "'juhem' may be 2 people: Juhem Philippe (1), Juhem Pierre (1). Write the whole name; if they"
                                + " are one person, name each.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> othello.find("Juhem, P."))
                .withMessageContaining("may be 2 people");
        assertThat(othello.find("juhem pierre")).containsExactly("Juhem Pierre");
        Names many = new Names();
        for (char c = 'a'; c < 'm'; c++) many.add("Smith " + c + "lan");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> many.find("smith"))
                .withMessageContaining("12 people")
                .withMessageContaining(" and 4 more. ");
    }

    @Test
    void nobodyGetsTheNearestNames() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> othello.find("Tasted Marc"))
                .withMessageStartingWith(
                        "Nobody in these records is called 'Tasted Marc'. The nearest names: Tastet Marc (2), ");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> othello.find("feldberg"))
                .withMessageContaining("names: Feldborg Karsten (1), ");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> othello.find("P.")) // letters alone are too little
                .withMessageContaining("Nobody");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> of().find("Anna"))
                .withMessage("The records name nobody, so nobody is 'Anna'.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> othello.find(" - "))
                .withMessageStartingWith("' - ' is no name");
    }

    @Test
    void mayBeIsTrueOfWhateverFindFinds() {
        assertThat(Names.mayBe("tastet", "Tastet Marc")).isTrue();
        assertThat(Names.mayBe("Tastet, M.", "Tastet Marc")).isTrue();
        assertThat(Names.mayBe("tastet", "Juhem Pierre")).isFalse();
        assertThat(Names.mayBe("tastet", "")).isFalse();
    }

    @Test
    void namesAreListedByGames() {
        assertThat(othello.list("")).hasSize(8);
        assertThat(othello.list("").get(0)).hasToString("Tastet Marc (2)");
        assertThat(othello.list("JUHEM"))
                .extracting(Names.Counted::name)
                .containsExactly("Juhem Philippe", "Juhem Pierre");
        assertThat(othello.list("stephane")).hasSize(1);
        assertThat(othello.list("zz")).isEmpty();
    }
}
