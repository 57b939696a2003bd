// The rows of ConstraintBenchmarks.swift, solved by kiwi. Prints for each number of rows the
// shortest time of a whole system, in microseconds, and what its variables add up to.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <utility>
#include <vector>

using kiwi::Constraint;
using kiwi::Expression;
using kiwi::Term;
using kiwi::Variable;

namespace {

struct Rows {
  kiwi::Solver solver;
  std::vector<Variable> read;

  void add(std::vector<Term> terms, double constant,
           kiwi::RelationalOperator relation = kiwi::OP_EQ,
           double strength = kiwi::strength::required) {
    solver.addConstraint(
        Constraint(Expression(std::move(terms), constant), relation, strength));
  }

  void content(const Variable &length, double extent) {
    add({Term(length)}, -extent, kiwi::OP_EQ, kiwi::strength::weak);
    add({Term(length)}, -extent, kiwi::OP_GE, kiwi::strength::medium);
  }

  explicit Rows(int count) {
    Variable whole, aboveY, aboveHeight;
    add({Term(whole)}, -320);
    for (int row = 0; row < count; row++) {
      Variable x, y, width, height, valueX, valueWidth, iconY, iconHeight;
      add({Term(x)}, -16);
      if (row == 0)
        add({Term(y)}, -8);
      else
        add({Term(y), Term(aboveY, -1), Term(aboveHeight, -1)}, -8);
      add({Term(valueX), Term(x, -1), Term(width, -1)}, -8, kiwi::OP_GE);
      add({Term(valueX), Term(valueWidth), Term(whole, -1)}, 16);
      content(width, 50 + row % 7 * 13);
      content(valueWidth, 60 + row % 5 * 31);
      add({Term(height)}, -20);
      add({Term(iconY), Term(iconHeight, 0.5), Term(y, -1), Term(height, -0.5)}, 0);
      add({Term(iconHeight)}, -18, kiwi::OP_EQ, kiwi::strength::weak);
      read.push_back(valueX);
      read.push_back(y);
      aboveY = y;
      aboveHeight = height;
    }
  }

  double total() {
    solver.updateVariables();
    double sum = 0;
    for (const Variable &variable : read) sum += variable.value();
    return sum;
  }
};

}  // namespace

int main() {
  using clock = std::chrono::steady_clock;
  const std::pair<int, int> sizes[] = {{1, 1500}, {10, 150}, {100, 15}};
  for (auto [rows, runs] : sizes) {
    double best = 1e9, total = 0;
    const int turns = rows == 1 ? 20 : 1;
    for (int run = 0; run < runs; run++) {
      auto start = clock::now();
      for (int turn = 0; turn < turns; turn++) total = Rows(rows).total();
      std::chrono::duration<double, std::micro> time = clock::now() - start;
      best = std::min(best, time.count() / turns);
    }
    std::printf("%d %.3f %.3f\n", rows, best, total);
  }
}
