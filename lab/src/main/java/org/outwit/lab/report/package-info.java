/** Reports on experiments as files: a page, CSV and JSON for each, and an index over all. */
package org.outwit.lab.report;
