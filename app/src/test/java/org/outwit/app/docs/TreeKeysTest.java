package org.outwit.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.outwit.trees.SolveRequest;

/** What tree files may say is written down. */
class TreeKeysTest {

    @Test
    void everyKeyOfAQuestionHasARow() {
        String document = Repository.read(Repository.ROOT.resolve("docs/trees.md"));
        List<String> keys = new ArrayList<>(SolveRequest.KEYS);
        keys.add("examples");
        keys.removeIf(key -> Pattern.compile("^\\|[^|]*`" + key + "`[^|]*\\|", Pattern.MULTILINE)
                .matcher(document)
                .find());
        assertThat(keys).isEmpty();
    }
}
