package org.outwit.trees;

/** Where answers go: to a program, to a person, or to a comparison with what was expected. */
public interface Report {

    void answered(Question question, Answer answer);

    /** A question that has no answer; {@code question} is null where it could not even be read. */
    void failed(Question question, QuestionException why);

    /** All questions were asked. */
    default void end() {}

    /** Whether any question failed so far. */
    boolean hasFailures();
}
