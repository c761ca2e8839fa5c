// kiwi as a program of its own, which our benchmark takes turns with. It reads lines and answers them:
//     variables N | suggest VARIABLE VALUE | add RELATION STRENGTH CONSTANT [VARIABLE COEFFICIENT]…   (no answer)
//     build | edit VALUE | churn      the microseconds it took, or "error"; build begins with a new solver
//     sum                             the sum of all values
#include <chrono>
#include <cstdio>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <kiwi/kiwi.h>

namespace {

struct Row {
    int relation, strength;
    double constant;
    std::vector<std::pair<int, double>> terms;
};

struct Workload {
    int variables = 0;
    std::vector<std::pair<int, double>> suggestions;
    std::vector<Row> rows;
};

const kiwi::RelationalOperator relations[] = {kiwi::OP_LE, kiwi::OP_EQ, kiwi::OP_GE};
const double strengths[] = {
    kiwi::strength::required, kiwi::strength::strong, kiwi::strength::medium, kiwi::strength::weak};

// What build, edit and churn work on; variables and constraints are made beforehand.
class Run {
public:
    explicit Run(const Workload &work) : work(work), variables(work.variables) {
        for (auto &row : work.rows) {
            std::vector<kiwi::Term> terms;
            for (auto &[variable, coefficient] : row.terms) terms.emplace_back(variables[variable], coefficient);
            constraints.emplace_back(kiwi::Expression(std::move(terms), row.constant), relations[row.relation],
                                     strengths[row.strength]);
        }
    }

    void build() {
        for (auto &[variable, value] : work.suggestions) {
            solver.addEditVariable(variables[variable], kiwi::strength::strong);
            solver.suggestValue(variables[variable], value);
        }
        for (auto &constraint : constraints) solver.addConstraint(constraint);
        solver.updateVariables();
    }

    void edit(double value) {
        solver.suggestValue(variables[work.suggestions[0].first], value);
        solver.updateVariables();
    }

    void churn() {
        for (size_t i = 0; i < constraints.size(); i += 10) solver.removeConstraint(constraints[i]);
        for (size_t i = 0; i < constraints.size(); i += 10) solver.addConstraint(constraints[i]);
        solver.updateVariables();
    }

    double sum() const {
        double sum = 0;
        for (auto &variable : variables) sum += variable.value();
        return sum;
    }

private:
    const Workload &work;
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;
};

template <class Step> void time(Step step) {
    auto start = std::chrono::steady_clock::now();
    try {
        step();
    } catch (...) {
        std::puts("error");
        return;
    }
    std::chrono::duration<double, std::micro> duration = std::chrono::steady_clock::now() - start;
    std::printf("%.3f\n", duration.count());
}

Row row(std::istringstream &line) {
    Row row;
    line >> row.relation >> row.strength >> row.constant;
    for (std::pair<int, double> term; line >> term.first >> term.second;) row.terms.push_back(term);
    return row;
}

} // namespace

int main() {
    Workload work;
    std::unique_ptr<Run> run;
    for (std::string text; std::getline(std::cin, text); std::fflush(stdout)) {
        std::istringstream line(text);
        std::string word;
        double value = 0;
        line >> word;
        if (word == "variables") {
            run.reset();
            work = Workload();
            line >> work.variables;
        } else if (word == "suggest") {
            int variable = 0;
            line >> variable >> value;
            work.suggestions.emplace_back(variable, value);
        } else if (word == "add") {
            work.rows.push_back(row(line));
        } else if (word == "build") {
            run.reset();
            run = std::make_unique<Run>(work);
            time([&] { run->build(); });
        } else if (word == "edit") {
            line >> value;
            time([&] { run->edit(value); });
        } else if (word == "churn") {
            time([&] { run->churn(); });
        } else if (word == "sum") {
            std::printf("%.17g\n", run->sum());
        }
    }
}
