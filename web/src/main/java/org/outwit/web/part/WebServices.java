package org.outwit.web.part;

import org.outwit.lab.database.Database;
import org.outwit.play.resources.Resources;
import org.outwit.web.http.Assets;
import org.outwit.web.http.Guard;
import org.outwit.web.http.PageShell;
import org.outwit.web.job.Jobs;

/**
 * What parts share.
 *
 * @param resources threads, memory for tables, and how people play
 * @param database with the tables of all parts
 * @param guard who knows whose request it is
 */
public record WebServices(
        Resources resources, Database database, Guard guard, PageShell shell, Assets assets, Jobs jobs) {}
