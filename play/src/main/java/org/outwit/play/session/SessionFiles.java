package org.outwit.play.session;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.turn.GameHistory;
import org.outwit.play.match.GameEnd;
import org.outwit.play.match.GameKeeper;
import org.outwit.play.match.GameReport;
import org.outwit.play.match.GameSaver;
import org.outwit.play.match.SavedGames;
import org.outwit.play.match.YourGames;
import org.outwit.play.session.SessionEvent.GameSaved;
import org.outwit.play.session.SessionEvent.Refused;
import org.outwit.play.session.SessionEvent.Refused.Kind;

/** The files of a game: saves it on request, and keeps every move at once if there is a keeper. */
final class SessionFiles<P extends Position> {

    /** Something to tell a keeper. */
    interface Keeping<P extends Position> {
        void keep(GameKeeper<P> keeper) throws IOException;
    }

    private final SessionPlan<P> plan;
    private final GameSaver<P> saver;
    private final Consumer<SessionEvent<P>> events;
    private GameKeeper<P> keeper;

    SessionFiles(SessionPlan<P> plan, Consumer<SessionEvent<P>> events) {
        this.plan = plan;
        this.saver = new GameSaver<>(plan.game());
        this.events = events;
    }

    void keepBy(GameKeeper<P> keeper) {
        this.keeper = keeper;
    }

    /** Begins, with what was played so far, after the moves that were given, or they would be learned as decisions of the person. */
    void begin(GameHistory<P> history) {
        int given = plan.start().given();
        keep(each -> each.begin(plan.start().upTo(given).end(), names()));
        history.forEach((before, move, ply) -> {
            if (ply >= given) keep(each -> each.move(move));
        });
    }

    /** Keeps something on disk before the command is done, or tells that it failed. */
    void keep(Keeping<P> what) {
        if (keeper == null) return;
        try {
            what.keep(keeper);
        } catch (IOException e) {
            events.accept(new Refused<>(Kind.NOT_KEPT, null, FileReason.writing(e)));
        }
    }

    /** Keeps how the game ended where its moves do not tell. */
    void end(GameReport report) {
        if (report.end() != GameEnd.RULES) keep(each -> each.end(report.outcome(), report.end()));
    }

    void save(SessionCommand.Save command, GameHistory<P> history, GameReport report) {
        try {
            if (keeper != null && keeper.keepsIn(command.file())) {
                events.accept(new Refused<>(Kind.KEPT_ANYWAY, command, ""));
                return;
            }
            SavedGames<P> saved = new SavedGames<>(plan.game());
            saved.add(history.start(), names(), report);
            saver.save(saved, command.file());
            events.accept(new GameSaved<>(command.file()));
        } catch (InputException e) {
            events.accept(new Refused<>(Kind.NOT_SAVED, command, e.getMessage()));
        } catch (IOException e) {
            String reason = command.file() + " cannot be written: " + FileReason.writing(e) + ".";
            events.accept(new Refused<>(Kind.NOT_SAVED, command, reason));
        }
    }

    private List<String> names() {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < plan.seats(); seat++) {
            names.add(seat == plan.you() ? YourGames.YOU : plan.opponent(seat).toString());
        }
        return names;
    }
}
