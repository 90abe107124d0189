package org.outwit.web.http;

import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;

/** What is said where a request could not even be understood. Like all refusals it is a sentence, and it repeats nothing that was sent. */
final class ErrorSentences extends ErrorHandler {

    private final SafetyHeaders headers;

    ErrorSentences(SafetyHeaders headers) {
        this.headers = headers;
    }

    static String of(int status) {
        return switch (status) {
            case 404 -> "There is nothing at this address.";
            case 405 -> "Nothing here is asked for in this way.";
            case 408 -> "The request came too slowly.";
            case 413 -> "The request is too large.";
            case 414 -> "The address is too long.";
            case 431 -> "The head of the request is too large. Delete the cookies of this address.";
            case 503 -> "The server is about to stop.";
            default ->
                status < 500
                        ? "The request could not be understood."
                        : "This should not have happened. Nothing that was kept is lost.";
        };
    }

    @Override
    public boolean errorPageForMethod(String method) {
        return true;
    }

    @Override
    protected void generateResponse(
            Request request, Response response, int code, String message, Throwable cause, Callback callback) {
        headers.put((name, value) -> response.getHeaders().put(name, value));
        String accepted = request.getHeaders().get(HttpHeader.ACCEPT);
        boolean page = accepted != null && accepted.contains("text/html");
        String text = page ? RefusalPage.of(of(code)) : JsonText.of(new SentenceView(of(code)));
        response.getHeaders()
                .put(HttpHeader.CONTENT_TYPE, (page ? "text/html" : "application/json") + "; charset=utf-8");
        response.write(true, BufferUtil.toBuffer(text, StandardCharsets.UTF_8), callback);
    }
}
