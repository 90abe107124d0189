/** The Search page: trees, two algorithms, step by step. */
import './search.js';
