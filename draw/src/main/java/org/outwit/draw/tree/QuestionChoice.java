package org.outwit.draw.tree;

import java.io.IOException;
import org.outwit.core.tree.TreeException;
import org.outwit.trees.Question;
import org.outwit.trees.QuestionException;
import org.outwit.trees.QuestionFile;

/** Which question of a file is drawn: one by its name, one by its number, or the first. */
public final class QuestionChoice {

    private final String wanted;

    private QuestionChoice(String wanted) {
        this.wanted = wanted;
    }

    /** The first question there is. */
    public static QuestionChoice first() {
        return new QuestionChoice(null);
    }

    /** The first question of this name; where there is none, the question with this number, counted from 1. */
    public static QuestionChoice of(String nameOrNumber) {
        return new QuestionChoice(nameOrNumber);
    }

    /**
     * Looks for the question. Bad ones are passed over unless it is one of them, which is a {@link QuestionException};
     * that there is none is a {@link TreeException}.
     */
    public Question pick(QuestionFile questions) throws IOException {
        int count = 0;
        Question numbered = null;
        QuestionException bad = null;
        while (true) {
            try {
                Question question = questions.next();
                if (question == null) break;
                count++;
                if (wanted == null || wanted.equals(question.name())) return question;
                if (wanted.equals(Integer.toString(count))) numbered = question;
            } catch (QuestionException e) {
                count++;
                if (wanted == null || wanted.equals(e.name())) throw e;
                if (wanted.equals(Integer.toString(count))) bad = e;
            }
        }
        if (numbered != null) return numbered;
        if (bad != null) throw bad;
        if (count == 0) throw new TreeException("There is no question to draw.");
        throw new TreeException("No question is called '" + wanted + "'; there are " + count
                + ", and each can also be named by its number from 1 on.");
    }
}
