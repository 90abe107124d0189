package org.outwit.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What the first page may cost, in counts that do not depend on the machine. */
class BudgetTest {

    private static final int MOST_BYTES = 150_000;

    @RegisterExtension
    private static final Visits VISITS = new Visits();

    @Test
    void scriptAndStyleOfTheFirstPageAreSmall() {
        Visit visit = VISITS.desk();
        Map<String, Integer> sizes = new ConcurrentHashMap<>();
        visit.context().onRequestFinished(request -> {
            if (Pattern.matches("script|stylesheet", request.resourceType())) {
                Response response = request.response();
                sizes.put(request.url(), compressed(response.body()));
            }
        });
        Page page = visit.open("/");
        assertThat(page.locator(".status b")).hasText("Your move.");
        assertThat(sizes).hasSizeGreaterThan(10);
        assertThat(sizes.values().stream().mapToInt(Integer::intValue).sum())
                .as(sizes.toString())
                .isLessThan(MOST_BYTES);
    }

    private static int compressed(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(out)) {
            zip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.size();
    }

    @Test
    void thePolicyIsThereAndForbidsWhatIsInline() {
        Visit visit = VISITS.desk();
        Page page = visit.context().newPage();
        Response response = page.navigate(VISITS.rig().url("/"));
        String policy = response.headerValue("Content-Security-Policy");
        assertThat(policy)
                .contains("default-src")
                .doesNotContain("unsafe-inline")
                .doesNotContain("unsafe-eval");
        assertThat(page.locator(".status b")).hasText("Your move.");
        String written = response.text();
        assertThat(written).doesNotContain(" style=").doesNotContainPattern(" on[a-z]+=");
    }

    /** The board sets properties of its elements; nothing else has a look of its own. */
    @Test
    void aPageOnAPhoneIsNeverScrolledSideways() {
        Page page = VISITS.phone().open("/");
        assertThat(page.locator(".status b")).hasText("Your move.");
        assertThat(page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))
                .isEqualTo(0);
    }
}
