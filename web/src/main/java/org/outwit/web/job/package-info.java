/** Long work: kept in the database, done one after the other for each visitor in turn, taken up again after a restart. */
package org.outwit.web.job;
