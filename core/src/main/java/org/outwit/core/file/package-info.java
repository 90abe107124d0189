/**
 * Files of users, written so that nothing is lost: a file is there whole or as it was before, whatever happens in between. All
 * modules write through this package.
 */
package org.outwit.core.file;
