/** The server has written all of the page: rules are a text and a picture. */
export {};
