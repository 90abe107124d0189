package org.outwit.web.http;

/** A request that is not followed: the status that programs understand and the sentence that people read. */
public final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1;

    private static final int MOST_CHARACTERS = 600;
    private static final int ENDING = 100;

    private final int status;

    private Refusal(int status, String sentence) {
        super(shortened(sentence));
        this.status = status;
    }

    /** What was sent cannot be used. */
    public static Refusal bad(String sentence) {
        return new Refusal(400, sentence);
    }

    public static Refusal forbidden(String sentence) {
        return new Refusal(403, sentence);
    }

    public static Refusal notFound(String sentence) {
        return new Refusal(404, sentence);
    }

    /** Nothing here is asked for in this way. */
    public static Refusal notAllowed(String sentence) {
        return new Refusal(405, sentence);
    }

    /** The request did not come quickly enough to be waited for. */
    public static Refusal late() {
        return new Refusal(408, "The request did not arrive as a whole in time. Nothing was changed; send it again.");
    }

    /** What was asked does not fit to how things are now. */
    public static Refusal conflict(String sentence) {
        return new Refusal(409, sentence);
    }

    public static Refusal tooLarge(String sentence) {
        return new Refusal(413, sentence);
    }

    public static Refusal tooMany(String sentence) {
        return new Refusal(429, sentence);
    }

    /** Sentences repeat what was wrong, which may have been a megabyte. */
    static String shortened(String sentence) {
        if (sentence.length() <= MOST_CHARACTERS) return sentence;
        return sentence.substring(0, MOST_CHARACTERS - ENDING) + " … " + sentence.substring(sentence.length() - ENDING);
    }

    public int status() {
        return status;
    }
}
