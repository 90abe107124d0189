package org.outwit.trees;

/** A question that cannot be answered; the message is a sentence for the asker, and begins with the place. */
public final class QuestionException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private static final int LONGEST = 1000;

    private final transient QuestionPlace place;
    private final String name;
    private final String algorithm;

    /** {@code name} and {@code algorithm} are null as far as they are unknown. */
    public QuestionException(QuestionPlace place, String name, String algorithm, String sentence) {
        super(place + ": " + shorten(sentence));
        this.place = place;
        this.name = name;
        this.algorithm = algorithm;
    }

    public QuestionException(QuestionPlace place, String sentence) {
        this(place, null, null, sentence);
    }

    public QuestionException(Question question, String sentence) {
        this(question.place(), question.name(), question.ask().algorithm(), sentence);
    }

    /** This refusal about a question of which more is known now. */
    QuestionException named(String name, String algorithm) {
        QuestionException named = new QuestionException(place, name, algorithm, sentence());
        named.setStackTrace(getStackTrace());
        return named;
    }

    /** The path of a node that lies ten thousand plies deep helps nobody, so the middle of a long text is left out. */
    private static String shorten(String text) {
        if (text.length() <= LONGEST) return text;
        return text.substring(0, LONGEST / 2) + " … " + text.substring(text.length() - LONGEST / 2);
    }

    /** A sentence as it goes on after a place and a colon. */
    public static String continued(String sentence) {
        return sentence.isEmpty() ? sentence : Character.toLowerCase(sentence.charAt(0)) + sentence.substring(1);
    }

    public QuestionPlace place() {
        return place;
    }

    public String name() {
        return name;
    }

    public String algorithm() {
        return algorithm;
    }

    /** What is wrong, without the place. */
    public String sentence() {
        return getMessage().substring(place.toString().length() + 2);
    }
}
