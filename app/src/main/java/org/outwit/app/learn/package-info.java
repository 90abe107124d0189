/** Learning people from their records, as commands tell it: finding their games, and reports for people and programs. */
package org.outwit.app.learn;
