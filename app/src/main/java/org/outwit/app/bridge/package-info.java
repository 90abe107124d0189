/** What commands say about deals of bridge, and the file in which a check of a list goes on. */
package org.outwit.app.bridge;
