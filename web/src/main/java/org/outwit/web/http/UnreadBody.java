package org.outwit.web.http;

import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.io.InputStream;

/**
 * What was sent and nobody needed. If it stayed in the connection, that would have to end while the client still sends, which may then
 * never see the answer. So it is read and dropped before the answer, unless it is more than any request may have: then the connection
 * ends, and the answer says so. Only for those who were let in: nobody else may keep a thread busy by sending slowly.
 */
public final class UnreadBody {

    private static final String ADMITTED = "outwit-admitted";

    private UnreadBody() {}

    /** The request may cost something. */
    public static void admit(Context context) {
        context.attribute(ADMITTED, true);
    }

    public static void drop(Context context) {
        HttpServletRequest request = context.req();
        long size = request.getContentLengthLong();
        boolean none = size <= 0 && request.getHeader("Transfer-Encoding") == null;
        if (none || context.attribute(ADMITTED) == null || size > JsonText.MOST_BYTES) return;
        try {
            InputStream in = request.getInputStream();
            byte[] bytes = new byte[1 << 13];
            long left = JsonText.MOST_BYTES;
            for (int read = in.read(bytes); read >= 0 && left > 0; read = in.read(bytes)) left -= read;
        } catch (IOException e) {
            // the connection is broken, and with it all that was to follow
        } catch (Refusal e) {
            context.header("Connection", "close"); // the rest comes too slowly; what was asked is answered all the same
        }
    }
}
