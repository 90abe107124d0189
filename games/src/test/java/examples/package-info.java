/** Small programs that show how Outwit is used; they run as tests, and the README takes its snippets from them. */
package examples;
