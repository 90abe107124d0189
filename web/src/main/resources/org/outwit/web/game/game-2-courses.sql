-- Looks back have the course of the game and refutations from now on; those without are made anew when somebody asks.
delete from game_review;
