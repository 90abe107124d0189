/** The signature of the searches: one number that changes exactly when a search visits other nodes than before. */
package org.outwit.app.bench;
