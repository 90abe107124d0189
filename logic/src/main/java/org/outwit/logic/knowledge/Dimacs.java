package org.outwit.logic.knowledge;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.InputException;

/**
 * Reads clauses in the form of the DIMACS challenge (1993): comments, a line {@code p cnf VARIABLES CLAUSES}, and numbers, of which 0 ends a
 * clause. Collections end some of their files with a {@code %}, which is understood.
 */
public final class Dimacs {

    private static final int MOST = 10_000_000;

    private final List<int[]> clauses = new ArrayList<>();
    private final List<Integer> open = new ArrayList<>();
    private int line;
    private int variables = -1;
    private int promised;

    private Dimacs() {}

    /** A refusal begins with the number of the line. */
    public static ClauseProblem read(String text) {
        Dimacs dimacs = new Dimacs();
        for (String each : (Iterable<String>) text.lines()::iterator) {
            dimacs.line++;
            String stripped = each.strip();
            if (stripped.startsWith("%")) break;
            if (!stripped.isEmpty() && !stripped.startsWith("c")) dimacs.read(stripped.split("\\s+"));
        }
        return dimacs.problem();
    }

    private void read(String[] words) {
        if (words[0].equals("p")) {
            head(words);
            return;
        }
        if (variables < 0)
            throw wrong("expected 'p cnf VARIABLES CLAUSES' before the first clause, found '" + words[0] + "'");
        for (String each : words) literal(each);
    }

    private void head(String[] words) {
        if (variables >= 0) throw wrong("there is a line 'p cnf' already");
        if (words.length != 4 || !words[1].equals("cnf"))
            throw wrong("expected 'p cnf VARIABLES CLAUSES', found '" + String.join(" ", words) + "'");
        variables = count(words[2]);
        promised = count(words[3]);
    }

    private int count(String word) {
        int count = number(word);
        if (count < 0 || count > MOST) throw wrong("expected a number from 0 to " + MOST + ", found " + word);
        return count;
    }

    private void literal(String word) {
        int literal = number(word);
        if (literal == 0) {
            clauses.add(open.stream().mapToInt(Integer::intValue).toArray());
            open.clear();
        } else if (literal > variables || literal < -variables) {
            throw wrong("expected a literal from -" + variables + " to " + variables + ", found " + word);
        } else {
            open.add(literal);
        }
    }

    private int number(String word) {
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException e) {
            throw wrong("expected a whole number, found '" + word + "'");
        }
    }

    private ClauseProblem problem() {
        if (variables < 0) throw wrong("expected a line 'p cnf VARIABLES CLAUSES', found the end of the file");
        if (!open.isEmpty()) throw wrong("expected a 0 at the end of the last clause, found the end of the file");
        if (clauses.size() != promised)
            throw wrong("expected " + promised + " clauses, as the line 'p cnf' says, found " + clauses.size());
        return new ClauseProblem(variables, List.copyOf(clauses));
    }

    private InputException wrong(String sentence) {
        return new InputException(line + ": " + sentence + ".");
    }
}
