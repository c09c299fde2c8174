// Two-player Azul on the coloured wall, played at random: a straightforward C++ implementation of the same rules.
// bench/run.py compares our native playouts with it. Usage: azul GAMES SEED

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int COLOURS = 5, LINES = 5, FACTORIES = 5, CENTRE = FACTORIES, SOURCES = FACTORIES + 1, PLAYERS = 2;
constexpr int FLOOR = 7, FLOOR_LINE = LINES, TILES_A_FACTORY = 4, NOBODY = -1;
constexpr int FLOOR_COST[FLOOR] = {1, 1, 2, 2, 2, 3, 3};

struct Rng {
    uint64_t state;
    uint32_t next() {
        uint64_t z = (state += 0x9E3779B97F4A7C15ull);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
        return uint32_t((z ^ (z >> 31)) >> 32);
    }
    int below(int n) {
        if (n < 2) return 0;
        for (;;) {
            uint64_t product = uint64_t(next()) * uint32_t(n);
            uint32_t low = uint32_t(product);
            if (low >= uint32_t(n) || low >= (0u - uint32_t(n)) % uint32_t(n)) return int(product >> 32);
        }
    }
};

struct Line {
    int colour = 0;
    int count = 0;
};

struct Player {
    int score = 0;
    Line lines[LINES];
    bool wall[LINES][COLOURS] = {};
    int floor_tiles[COLOURS] = {};
    int floor_count = 0;
};

struct Move {
    int source, colour, line;
};

int column_of(int row, int colour) { return (colour + row) % COLOURS; }

struct Game {
    Player players[PLAYERS];
    int sources[SOURCES][COLOURS] = {};
    int bag[COLOURS], lid[COLOURS] = {};
    int marker = NOBODY, starter = 0, turn = 0, idle_rounds = 0;
    bool over = false;

    explicit Game(Rng& rng) {
        std::fill(bag, bag + COLOURS, 20);
        starter = rng.below(PLAYERS);
        start_round(rng);
    }

    static int total(const int* tiles) {
        int sum = 0;
        for (int c = 0; c < COLOURS; ++c) sum += tiles[c];
        return sum;
    }

    void start_round(Rng& rng) {
        marker = NOBODY;
        turn = starter;
        int left = total(bag);
        for (int f = 0; f < FACTORIES; ++f) {
            for (int n = 0; n < TILES_A_FACTORY; ++n) {
                if (left == 0) {
                    for (int c = 0; c < COLOURS; ++c) bag[c] = lid[c], lid[c] = 0;
                    left = total(bag);
                    if (left == 0) break;
                }
                int rest = rng.below(left), colour = 0;
                while (rest >= bag[colour]) rest -= bag[colour++];
                --bag[colour];
                --left;
                ++sources[f][colour];
            }
        }
    }

    bool tiles_left() const {
        for (auto& source : sources)
            if (total(source) > 0) return true;
        return false;
    }

    bool accepts(const Player& player, int line, int colour) const {
        const Line& own = player.lines[line];
        if (own.count == line + 1) return false;
        if (own.count > 0) return own.colour == colour;
        return !player.wall[line][column_of(line, colour)];
    }

    void legal_moves(std::vector<Move>& moves) const {
        moves.clear();
        const Player& player = players[turn];
        for (int s = 0; s < SOURCES; ++s)
            for (int c = 0; c < COLOURS; ++c) {
                if (sources[s][c] == 0) continue;
                for (int line = 0; line < LINES; ++line)
                    if (accepts(player, line, c)) moves.push_back({s, c, line});
                moves.push_back({s, c, FLOOR_LINE});
            }
    }

    void drop(Player& player, int colour, int tiles) {
        int fallen = std::min(tiles, FLOOR - player.floor_count);
        player.floor_count += fallen;
        player.floor_tiles[colour] += fallen;
        lid[colour] += tiles - fallen;
    }

    void play(const Move& move, Rng& rng) {
        Player& player = players[turn];
        int taken = sources[move.source][move.colour];
        sources[move.source][move.colour] = 0;
        if (move.source != CENTRE) {
            for (int c = 0; c < COLOURS; ++c) {
                sources[CENTRE][c] += sources[move.source][c];
                sources[move.source][c] = 0;
            }
        } else if (marker == NOBODY) {
            marker = turn;
            if (player.floor_count < FLOOR) ++player.floor_count;
        }
        if (move.line < LINES) {
            Line& line = player.lines[move.line];
            int put = std::min(taken, move.line + 1 - line.count);
            line.colour = move.colour;
            line.count += put;
            taken -= put;
        }
        if (taken > 0) drop(player, move.colour, taken);
        if (tiles_left())
            turn = (turn + 1) % PLAYERS;
        else
            end_round(rng);
    }

    static int run(const Player& player, int row, int column, int down, int right) {
        int length = 1;
        for (int sign : {-1, 1})
            for (int r = row + sign * down, c = column + sign * right;
                 r >= 0 && r < LINES && c >= 0 && c < COLOURS && player.wall[r][c]; r += sign * down, c += sign * right)
                ++length;
        return length;
    }

    void tile(Player& player) {
        for (int row = 0; row < LINES; ++row) {
            Line& line = player.lines[row];
            if (line.count != row + 1) continue;
            int column = column_of(row, line.colour);
            player.wall[row][column] = true;
            int across = run(player, row, column, 0, 1), down = run(player, row, column, 1, 0);
            player.score += across == 1 || down == 1 ? across + down - 1 : across + down;
            lid[line.colour] += row;
            line.count = 0;
            idle_rounds = 0;
        }
        for (int n = 0; n < player.floor_count; ++n) player.score = std::max(0, player.score - FLOOR_COST[n]);
        for (int c = 0; c < COLOURS; ++c) lid[c] += player.floor_tiles[c], player.floor_tiles[c] = 0;
        player.floor_count = 0;
    }

    static int complete_rows(const Player& player) {
        int rows = 0;
        for (auto& row : player.wall) rows += std::all_of(row, row + COLOURS, [](bool tile) { return tile; });
        return rows;
    }

    void end_round(Rng& rng) {
        ++idle_rounds;
        for (int n = 0; n < PLAYERS; ++n) tile(players[(starter + n) % PLAYERS]);
        if (marker != NOBODY) starter = marker;
        for (auto& player : players) over |= complete_rows(player) > 0;
        over |= idle_rounds >= 5;
        if (!over) {
            start_round(rng);
            over = !tiles_left();
        }
        if (over)
            for (auto& player : players) player.score += bonus(player);
    }

    static int bonus(const Player& player) {
        int points = 2 * complete_rows(player);
        for (int n = 0; n < COLOURS; ++n) {
            bool column = true, colour = true;
            for (int row = 0; row < LINES; ++row) {
                column &= player.wall[row][n];
                colour &= player.wall[row][column_of(row, n)];
            }
            points += 7 * column + 10 * colour;
        }
        return points;
    }
};

int main(int argc, char** argv) {
    long games = argc > 1 ? std::atol(argv[1]) : 20000;
    Rng rng{argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1};
    long decisions = 0, points = 0;
    std::vector<Move> moves;
    moves.reserve(256);
    auto began = std::chrono::steady_clock::now();
    for (long n = 0; n < games; ++n) {
        Game game(rng);
        while (!game.over) {
            game.legal_moves(moves);
            game.play(moves[rng.below(int(moves.size()))], rng);
            ++decisions;
        }
        for (auto& player : game.players) points += player.score;
    }
    double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    std::printf("%ld %.9f %.4f\n", decisions, seconds, double(points) / double(games * PLAYERS));
}
