package org.outwit.learn.progress;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** What long work has done so far, all that is needed to go on as if it had not been stopped. */
public interface Resumable {

    void write(DataOutputStream to) throws IOException;

    /** Takes over what {@link #write} wrote, where nothing has been done yet; throws where that is damaged. */
    void read(DataInputStream from) throws IOException;
}
